/** The record that was dropped or pasted, for the page that shows it. */

let opened = $state<string>();

/** The record. */
export function openedRecord(): string | undefined {
  return opened;
}

/** Opens a record, or closes it. */
export function openRecord(record: string | undefined): void {
  opened = record;
}
