import { toPieces } from '#features/recommendations/reading/pieces.ts'
import { readText } from '#features/recommendations/reading/read-text.ts'
import { STARTING_RATES } from '#common/money.ts'
const t = process.argv[3], l = process.argv[2]
console.log(toPieces(t, l).map(p=>`${'|'.repeat(p.gap)}${p.word}${p.number!==null?'#'+p.number:''}${p.meaning?':'+JSON.stringify(p.meaning).slice(0,60):''}`).join('\n'))
console.log(JSON.stringify(readText(t,{locale:l,today:'2026-11-16',rates:STARTING_RATES,deal:null,ownAmenities:[]}),null,1))
