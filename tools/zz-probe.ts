import { readText } from '#features/recommendations/reading/read-text.ts'
import { STARTING_RATES } from '#common/money.ts'
import { readFileSync } from 'node:fs'
const file = process.argv[2] ?? 'phrases'
const quiet = process.argv.includes('--quiet')
const probes = JSON.parse(readFileSync(`tests/recommendations/stories/${file}.json`, 'utf8'))
const norm = (w) => [w.field, w.op, w.value]
let ok = 0
for (const p of probes) {
  const r = readText(p.phrase, { locale: p.locale, today: '2026-11-16', rates: STARTING_RATES, deal: null, ownAmenities: [] })
  const got = r.wishes.map(norm)
  const problems = []
  const used = new Set()
  for (const [field, op, value] of p.means) {
    const hit = got.findIndex(([f, o, v], i) => matches(f, o, v, field, op, value))
    const open = op === 'open' && (r.open.includes(field) || (field==='amenity') || (['stay','readyBy','noise','sea','lift'].includes(field)&&!got.some(g=>g[0]===field)) || (field==='kind'&&got.some(g=>g[0]==='kind'&&g[2].length>2)) )
    const q = field === 'question' && r.questions.length > 0
    const stay = field === 'stay' && r.stay && r.stay.join() === value.join()
    if (hit >= 0) used.add(hit); else if (!open && !q && !stay) problems.push(`missing ${field} ${op} ${JSON.stringify(value)}`)
  }
  if (p.means.length === 0 && (got.length > 0 || r.unread.length > 0)) problems.push('talk taken')
  got.forEach(([f,o,v], i) => { if (!used.has(i) && !['people','guests','nights'].includes(f) && !(f==='deal')) problems.push(`extra ${f} ${o} ${JSON.stringify(v)}`) })
  if (problems.length === 0) ok++
  else if (!quiet) console.log(`${p.locale} ${p.class} | ${p.phrase}\n     ${problems.join('; ')}   got ${JSON.stringify(got)} open ${r.open} q ${r.questions} unread ${r.unread}`)
}
console.log(ok, 'of', probes.length)
function same(a,b){return JSON.stringify([a].flat().slice().sort())===JSON.stringify([b].flat().slice().sort())}
function matches(f,o,v,field,op,value){
  if((field==='kind'||field==='place')&&op==='not') return f===field&&o==='not'&&[value].flat().every(x=>v.includes(x))
  if(field==='amenity'&&value==='WiFi') return f==='amenity'&&v.includes('WiFi')
  if(field==='guests') return (f==='guests'||f==='people')&&(v===value)
  const alias={sea:'near',point:'near',noise:'quiet'}[field]??field
  if (field==='sea') return f==='near'&&o==='oneOf'&&v.includes('sea')
  if (field==='point') return f==='near'&&(v.includes(value)||v.includes(String(value).toLowerCase())) || (f==='place'&&v.includes(value))
  if (field==='noise') return f==='quiet'&&v===true
  if (field==='guests') return (f==='guests'||f==='people')&&v===value
  if (field==='levels'&&value===1) return (f==='levels'&&v===1)||f==='noStairs'
  if (field==='stepFree') return f==='stepFree'||f==='noStairs'
  if (field==='pool'&&value==='none') return f==='pool'&&o==='not'
  if (field==='price'&&Array.isArray(value)) return f==='price'&&o==='between'&&Math.abs(v[0]-value[0])<2&&Math.abs(v[1]-value[1])<2
  if (field==='price') return f==='price'&&Math.abs(v-value)<2&&(o===op||(op==='around'&&o==='near'))
  if (field==='place') return f==='place'&&(op==='not')===(o==='not')&&same(v,[value].flat().map(x=>({'Almadies side':'almadies-side'}[x]??x)))
  if (alias!==f) return false
  if (op==='not'&&field==='floor') return o==='atLeast'&&v===1
  if (op==='not') return o==='not'&&same(v,value) || (typeof v==='boolean'&&v===!value)
  if (['exactly','atLeast'].includes(op)&&['exactly','atLeast'].includes(o)&&typeof v==='number') return v===value
  if (op==='exactly'||op==='oneOf') return (o==='oneOf'||o==='exactly')&&same(v,value)
  return o===op&&same(v,value)
}
