/** The record that was dropped or pasted, on its way to the page that shows it. */

let given = $state<string>();

/** The record. */
export function givenRecord(): string | undefined {
  return given;
}

/** Hands a record over, or takes it away. */
export function giveRecord(record: string | undefined): void {
  given = record;
}
