// Draws platform/map/senegal.geojson from OpenStreetMap's land and borders. README.md beside this file says how and when.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaOf, bridge, chain, isIn, simplify, simplifyRing, soften } from './lines.mjs'

const LANDS = '@geo-maps/earth-lands-100m@0.6.0'
const COUNTRIES = '@geo-maps/countries-land-100m@0.6.0'
const target = join(import.meta.dirname, '..', '..', 'features', 'map', 'senegal.geojson')

/** Wider than Senegal: whoever looks at all of it on a tall phone must not see where the paper ends. */
const SHEET = [-22, 9, -9, 20]
const SENEGAL = [-17.7, 12.2, -11.2, 16.8]
const CAP_VERT = [-17.6, 14.6, -17.12, 14.9]
const PETITE_COTE = [-17.3, 14.3, -16.9, 14.75]

/** Where the source follows what is not the shore (a port's basins, a lagoon, wetlands behind a beach): it is drawn across. */
const NOT_SHORE = [
  [-17.4255, 14.764, -17.39, 14.79], // wetlands behind Cambérène
  [-17.243, 14.84, -17.2, 14.861], // Lac Rose
  [-17.436, 14.6715, -17.4201, 14.693], // basins of the port of Dakar
  [-17.5033, 14.752, -17.5, 14.7558], // a pond at Virage
  [-17.178, 14.647, -17.177, 14.648], // a stream at Yène
  [-17.0903, 14.4938, -17.05, 14.52], // the lagoon of Somone
]

/** Two islands too small for the source, drawn by hand: where they are and how they lie, not their exact shore. */
const DRAWN_BY_HAND = [
  // Gorée
  [
    [-17.3998, 14.6712],
    [-17.3982, 14.6706],
    [-17.397, 14.668],
    [-17.3958, 14.6645],
    [-17.396, 14.6628],
    [-17.3975, 14.6627],
    [-17.3988, 14.6652],
    [-17.3999, 14.6675],
    [-17.3992, 14.6693],
    [-17.4005, 14.6704],
    [-17.3998, 14.6712],
  ],
  // Ngor
  [
    [-17.5195, 14.7572],
    [-17.517, 14.7581],
    [-17.5146, 14.7574],
    [-17.5142, 14.756],
    [-17.516, 14.7553],
    [-17.5186, 14.7557],
    [-17.5195, 14.7572],
  ],
]

function toleranceAt(point) {
  if (isIn(CAP_VERT, point)) return 0.0004
  if (isIn(PETITE_COTE, point)) return 0.0006
  return isIn(SENEGAL, point) ? 0.012 : 0.03
}

/** How long a stroke of the curve may be, in degrees: short where people look closely. */
function strokeAt(point) {
  if (isIn(CAP_VERT, point)) return 0.0008
  if (isIn(PETITE_COTE, point)) return 0.003
  return isIn(SENEGAL, point) ? 0.012 : 1
}

const draw = (line) => soften(line, strokeAt)
const rounded = (line) => {
  const points = line.map((point) => point.map((degree) => Number(degree.toFixed(isIn(CAP_VERT, point) ? 5 : 4))))
  return points.filter((point, i) => i === 0 || point.join() !== points[i - 1].join())
}
const feature = (part, type, coordinates) => ({
  type: 'Feature',
  properties: { part },
  geometry: { type, coordinates },
})

/** The mainland's shore on our sheet, from its northern edge to its southern one. */
function shoreOf(ring) {
  const open = ring.slice(0, -1)
  const isOn = (i) => isIn(SHEET, open[(i + open.length) % open.length])
  const start = open.findIndex((_, i) => isOn(i) && !isOn(i - 1))
  const shore = []
  for (let i = start; isOn(i); i++) shore.push(open[(i + open.length) % open.length])
  const clean = shore.filter((point) => !NOT_SHORE.some((box) => isIn(box, point)))
  return clean[0][1] > clean.at(-1)[1] ? clean : clean.reverse()
}

function ringsOf({ type, coordinates }) {
  return (type === 'MultiPolygon' ? coordinates : [coordinates]).flat()
}

/** The strokes that a country shares with a neighbour: its borders on land and along rivers. */
function bordersOf(countries, code, neighbours) {
  const key = (a, b) => `${a};${b}`
  const strokes = (country) =>
    ringsOf(country.geometry).flatMap((ring) => ring.slice(1).map((point, i) => [ring[i], point]))
  const others = countries.filter(({ properties }) => neighbours.includes(properties.A3))
  const theirs = new Set(others.flatMap(strokes).map(([a, b]) => key(b, a)))
  const own = countries.find(({ properties }) => properties.A3 === code)
  return chain(strokes(own).filter(([a, b]) => theirs.has(key(a, b))))
}

const folder = mkdtempSync(join(tmpdir(), 'kais-map-'))
try {
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, LANDS, COUNTRIES], {
    stdio: 'inherit',
  })
  const read = (name) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name.replace(/@[\d.]+$/, ''), 'map.geo.json'), 'utf8'))
  const polygons = read(LANDS).geometries[0].coordinates
  const countries = read(COUNTRIES).features

  const touching = polygons.filter(([outer]) => outer.some((point) => isIn(SHEET, point)))
  const mainland = touching.reduce((a, b) => (b[0].length > a[0].length ? b : a))
  const [west, south, , north] = SHEET
  const shore = rounded(draw(simplify(shoreOf(mainland[0]), toleranceAt)))
  const sea = [
    [west - 1, north + 1],
    [shore[0][0], north + 1],
    ...shore,
    [shore.at(-1)[0], south - 1],
    [west - 1, south - 1],
    [west - 1, north + 1],
  ]

  const worthDrawing = (ring) => areaOf(ring) > (ring.some((point) => isIn(CAP_VERT, point)) ? 0.00002 : 0.006)
  const isOnSheet = (ring) => ring.every((point) => isIn(SHEET, point))
  const finish = (ring) => rounded(draw(simplifyRing(ring, toleranceAt)))
  const islands = touching
    .filter((polygon) => polygon !== mainland && isOnSheet(polygon[0]) && worthDrawing(polygon[0]))
    .map(([outer]) => finish(outer))
  const lakes = mainland
    .slice(1)
    .filter((ring) => isOnSheet(ring) && areaOf(ring) > 0.008)
    .map(finish)

  const borderWith = (...neighbours) =>
    bridge(bordersOf(countries, 'SEN', neighbours), 0.3)
      .filter((line) => line.length > 40)
      .map((line) => rounded(simplify(line, () => 0.006)))
  const borders = [...borderWith('MRT', 'MLI', 'GIN', 'GNB'), ...borderWith('GMB')]

  const features = [
    feature('sea', 'Polygon', [sea]),
    feature(
      'land',
      'MultiPolygon',
      [...islands, ...DRAWN_BY_HAND.map(draw).map(rounded)].map((ring) => [ring]),
    ),
    feature(
      'lake',
      'MultiPolygon',
      lakes.map((ring) => [ring]),
    ),
    feature('border', 'MultiLineString', borders),
  ]
  writeFileSync(target, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`)
  console.log(`${target}: ${statSync(target).size} bytes`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
