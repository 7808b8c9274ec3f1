import type { Map as MapLibreMap } from 'maplibre-gl'

/** A town's mark. */
const LOZENGE = 'lozenge'
const SIDE = 24
const REACH = 7
/** How MapLibre reads a shape that can take any colour: alpha falls with the distance from its edge. */
const EDGE = 0.75
const FALL = 8

function lozenge(): ImageData {
  const image = new ImageData(SIDE, SIDE)
  const middle = (SIDE - 1) / 2
  for (let i = 0; i < SIDE * SIDE; i++) {
    const fromMiddle = Math.abs((i % SIDE) - middle) + Math.abs(Math.floor(i / SIDE) - middle)
    const outside = (fromMiddle - REACH) / Math.SQRT2
    image.data[i * 4 + 3] = Math.max(0, Math.min(1, EDGE - outside / FALL)) * 255
  }
  return image
}

/** Drawn when a layer first asks for it. */
export function drawOnDemand(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (id === LOZENGE) map.addImage(id, lozenge(), { sdf: true, pixelRatio: 2 })
  })
}
