// Details cut out of masters, one to one (never enlarged): node tools/pictures/crop.mjs FOLDER
// FOLDER holds the masters and receives the details; needs the project's own sharp.
import sharp from 'sharp'

/** name: [master, left, top, width, height] */
const details = {
  'bathroom-basin-mirror': ['bathroom-freestanding-tub', 672, 0, 768, 960],
  'bedroom-cane-headboard': ['bedroom-terracotta', 300, 220, 960, 640],
  'bedroom-slatted-headboard': ['bedroom-master-sea-view', 672, 0, 768, 960],
  'bungalow-steps': ['bungalow-beach-golden', 260, 240, 960, 640],
  'claustra-detail': ['cube-garden-golden', 180, 190, 960, 640],
  'courtyard-baobab': ['courtyard-axis-dusk', 672, 0, 768, 960],
  'courtyard-loungers': ['courtyard-garden-golden', 480, 368, 960, 592],
  'dining-arch-niche': ['dining-room-arch', 336, 0, 768, 960],
  'dining-table-arch': ['dining-room-arch', 122, 44, 1318, 879],
  'house-plans': ['house-keys-plans', 480, 0, 960, 640],
  'kitchen-brass-pendants': ['kitchen-island-marble', 380, 0, 768, 960],
  'kitchen-green-cabinets': ['kitchen-island-marble', 104, 50, 1320, 880],
  'kitchen-marble-splashback': ['kitchen-island-marble', 400, 24, 960, 560],
  'living-room-leather-sofa': ['living-room-dusk', 672, 0, 768, 960],
  'living-room-sofa-corner': ['living-room-day', 738, 0, 702, 960],
  'maquette-residence-facade': ['maquette-residence-day', 300, 120, 960, 640],
  'maquette-villas-pools': ['maquette-villas-warm', 0, 260, 960, 640],
  'office-fins-dusk': ['office-forecourt-dusk', 300, 60, 960, 640],
  'office-lobby-dusk': ['office-forecourt-dusk', 360, 310, 960, 640],
  'office-reception-golden': ['office-front-golden', 420, 310, 960, 640],
  'penthouse-fire-table': ['penthouse-terrace-dusk', 60, 300, 960, 640],
  'plot-palms': ['plot-sea-golden', 480, 0, 960, 618],
  'plot-stone-wall': ['plot-sea-golden', 0, 300, 960, 640],
  'residence-entrance': ['residence-street-golden', 480, 310, 960, 640],
  'residence-lit-balconies': ['residence-corner-dusk', 330, 100, 960, 640],
  'residence-planted-balconies': ['residence-street-golden', 150, 90, 960, 640],
  'study-desk-lamp': ['study-green-library', 440, 300, 960, 640],
  'villa-living-through-glass': ['villa-pool-dusk', 560, 200, 1040, 693],
  'villa-upper-floor-golden': ['villa-pool-front-golden', 320, 150, 1080, 720],
}

const folder = process.argv[2]
for (const [name, [master, left, top, width, height]] of Object.entries(details)) {
  const cut = sharp(`${folder}/${master}.webp`).extract({ left, top, width, height })
  await cut.webp({ quality: 88 }).toFile(`${folder}/${name}.webp`)
}
