export type Box = [west: number, south: number, east: number, north: number]

/** A part of the map written as `west,south,east,north` in degrees; null when the text is no such box. */
export function readBox(text: string): Box | null {
  const edges = text.split(',').map((edge) => (edge.trim() === '' ? Number.NaN : Number(edge)))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = edges
  const isBox =
    edges.length === 4 && west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  return isBox ? [west, south, east, north] : null
}
