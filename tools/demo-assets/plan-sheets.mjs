// Which floors are drawn, how large, and what is written over them.
import { drawFlat, drawFloor } from './plan-filao.mjs'
import { drawStudio, drawVillaDown, drawVillaUp } from './plan-houses.mjs'
import { Pen } from './plan-pen.mjs'

export const SHEET_WIDTH = 1800

export const PLANS = [
  {
    name: 'plan-filao-floor',
    title: 'Résidence Filao, Keur Gorgui',
    what: 'Étage courant, quatre appartements de 118 m²',
    whatEn: 'Typical floor, four flats of 118 m²',
    draw: drawFloor,
    box: [31.6, 23.6],
    origin: [2.2, 1.5],
    font: 18,
  },
  {
    name: 'plan-filao-flat',
    title: 'Résidence Filao, Keur Gorgui',
    what: 'Trois chambres, 118 m², loggia comprise',
    whatEn: 'Three bedrooms, 118 m², loggia included',
    draw: drawFlat,
    box: [15.6, 12.2],
    origin: [2.1, 1.1],
  },
  {
    name: 'plan-ngaparou-ground',
    title: 'Quatre villas, Ngaparou',
    what: 'Villa, rez-de-chaussée, 100 m²',
    whatEn: 'Villa, ground floor, 100 m²',
    draw: drawVillaDown,
    box: [27.8, 14.6],
    origin: [3.2, 2.2],
    font: 20,
  },
  {
    name: 'plan-ngaparou-first',
    title: 'Quatre villas, Ngaparou',
    what: 'Villa, premier étage, 75 m² et terrasse',
    whatEn: 'Villa, first floor, 75 m² and terrace',
    draw: drawVillaUp,
    box: [16.4, 12.4],
    origin: [3.2, 1.2],
  },
  {
    name: 'plan-kermel-studio',
    title: 'Résidence Kermel, Plateau',
    what: 'Studio, 44 m², balcon compris',
    whatEn: 'Studio, 44 m², balcony included',
    draw: drawStudio,
    box: [12.6, 7.7],
    origin: [2.2, 1.1],
  },
]

/** The drawing alone: lines and words, without a sheet around them. */
export function drawPlan({ draw, box, origin, font }, options) {
  const scale = SHEET_WIDTH / box[0]
  const height = Math.round(box[1] * scale)
  const pen = new Pen({ scale, ox: origin[0], oy: origin[1], font })
  draw(pen)
  return { svg: pen.svg(SHEET_WIDTH, height, options), height, scale }
}
