/** Senegal with its waters, in degrees: a position outside of it is a slip of the pen. */
export const SENEGAL_BOUNDS = { west: -17.6, south: 12.2, east: -11.3, north: 16.8 }
