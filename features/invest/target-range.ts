/** A figure that is a percentage, or begins a range of which the end is one: the 6 and the 7 of '6–7% a year'. */
const PERCENTAGE = /(\d+(?:[.,]\d+)?)\s*(?:%|(?=(?:–|-|to|à)\s*\d+(?:[.,]\d+)?\s*%))/g

export interface TargetRange {
  lowest: number
  highest: number
}

/** From the least to the most that the projects aim at, as their texts say it; null where none names a figure. */
export function targetRange(texts: readonly string[]): TargetRange | null {
  const figures = texts.flatMap((text) =>
    [...text.matchAll(PERCENTAGE)].map(([, figure = '']) => Number(figure.replace(',', '.'))),
  )
  return figures.length > 0 ? { lowest: Math.min(...figures), highest: Math.max(...figures) } : null
}
