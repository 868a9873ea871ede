/** Time as a clock shows it: `1:05`, `2:03:20`, and whole days where there are some. */
export function clockText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
