/**
 * Staff type French with the space bar; the line must still not break before its colon or inside its quotation marks.
 * Where they typed the right space already, nothing changes.
 */
export function frenchSpaces(text: string): string {
  return (
    text
      .replaceAll(/ (?=[;!?])/g, '\u202f')
      .replaceAll(/ (?=[:»%])|(?<=«) /g, '\u00a0')
      // Groups of three, as amounts are written: the four figures of a year are not the beginning of one.
      .replaceAll(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, '\u202f')
  )
}
