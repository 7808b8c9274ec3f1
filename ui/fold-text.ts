/** 'Sacré-Cœur' as a hurried reader types it: 'sacre coeur'. For comparing, never for showing. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\s\-’']+/g, ' ')
    .trim()
}
