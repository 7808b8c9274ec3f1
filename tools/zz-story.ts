import { readText } from '#features/recommendations/reading/read-text.ts'
import { combine } from '#features/recommendations/wishes/combine.ts'
import { dealsOfForm } from '#features/recommendations/wishes/form-wishes.ts'
import { decide } from '#features/recommendations/engine/decide.ts'
import { toCatalogue } from '#features/recommendations/engine/catalogue.ts'
import { NOTHING_ASKED } from '#features/recommendations/preferences.ts'
import { STARTING_RATES } from '#common/money.ts'
import { readFileSync } from 'node:fs'
import { verdict } from '/tmp/stories/verdict.mjs'
const dir='tests/recommendations/stories/'
const cat = JSON.parse(readFileSync(dir+'catalogue.json','utf8'))
const homes = cat.map((h,i)=>({id:i+1,type:h.deal,kind:h.kind,location:h.place,latitude:h.lat,longitude:h.lng,price:h.price,bedrooms:h.bedrooms,bathrooms:h.bathrooms,area:h.area,amenities:h.amenities,isVefa:h.offPlan,deliveryDate:h.delivery,minimumLeaseMonths:h.minimumLeaseMonths,levels:h.levels??null,floor:h.floor??null,buildingFloors:h.buildingFloors??null,hasLift:h.hasLift??null,isStepFree:h.isStepFree??null,petsWelcome:h.petsWelcome??null,maxGuests:h.maxGuests??null,minNights:h.minNights??null,pool:h.pool??null,noise:h.noise??null,createdAt:Date.parse('2026-01-01')+i*86400000}))
const catalogue = toCatalogue(homes)
const file = process.argv[2] ?? 'stories'
const only = process.argv[3]
const stories = JSON.parse(readFileSync(dir+file+'.json','utf8'))
const today='2026-11-16'
const ALIAS={price:['price'],noise:['quiet'],levels:['levels','noStairs','stepFree'],lift:['lift','noStairs','stepFree'],stepFree:['stepFree','noStairs','lift'],floor:['floor','noStairs','stepFree','topFloor'],topFloor:['topFloor','floor'],offPlan:['offPlan','readyBy'],readyBy:['readyBy','offPlan'],amenity:['amenity','near','pool','quiet'],nights:['nights'],guests:['guests','people'],pool:['pool','amenity']}
let sumN=0,sumP=0,silent=0,unsaid=0,empty=0,hundred=0,shown=0
const byClass={}
for (const s of stories){
  const f=s.form
  const preferences={...NOTHING_ASKED,minBudget:f.min||null,maxBudget:f.max||null,kind:f.type,place:f.place??null,bedrooms:f.bedrooms??null,bathrooms:f.bathrooms??null,lifestyle:f.lifestyle??null,familySize:f.family??null,work:f.work??null,transport:f.transport??null,goal:f.goal??null,timeframe:f.time??null}
  const deals=dealsOfForm(preferences)
  const reading=readText(s.text,{locale:s.locale,today,rates:STARTING_RATES,deal:deals.length===1?deals[0]:null,ownAmenities:catalogue.ownAmenities})
  const asked=combine(preferences,reading,today)
  const d=decide(asked,catalogue,today)
  const top=d.chosen.slice(0,5)
  const keys=top.map(c=>cat[c.home.id-1].key)
  const gain=g=>(2**g-1)
  const dcg=keys.reduce((t,k,i)=>t+gain(s.grades[k]??0)/Math.log2(i+2),0)
  const ideal=Object.values(s.grades).sort((a,b)=>b-a).slice(0,5).reduce((t,g,i)=>t+gain(g)/Math.log2(i+2),0)
  const n=ideal===0?1:dcg/ideal
  const best=Math.max(...Object.values(s.grades))
  const need=best>=2?2:1
  const p=keys.length?keys.filter(k=>(s.grades[k]??0)>=need).length/keys.length:0
  const notes=[]
  for(const c of d.chosen){ shown++; if(c.score===100)hundred++
    const h=cat[c.home.id-1]
    for(const w of s.hard){ const v=verdict(h,w); if(v==='met')continue
      const fields=ALIAS[w[0]]??[w[0]]
      const told=c.findings.some(x=>fields.includes(x.wish.field)&&(x.verdict==='missed'||(v==='unknown'&&x.verdict==='unknown')))
      if(!told){ if(v==='broken'){silent++;notes.push(`SILENT ${h.key} ${w}`)} else {unsaid++; notes.push(`unsaid ${h.key} ${w[0]}`)} } } }
  if(d.chosen.length===0)empty++
  sumN+=n;sumP+=p
  const c=byClass[s.class+'-'+s.locale]??=[0,0,0]; c[0]++;c[1]+=n;c[2]+=p
  if((only?s.id===only||(only==='bad'&&(n<0.85||p<0.8||notes.some(x=>x.startsWith('SILENT')))):false)) console.log(`## ${s.id} n ${n.toFixed(2)} p ${p.toFixed(2)}\n${s.text}\n  form ${JSON.stringify(f)}\n  wishes ${asked.wishes.map(w=>`${w.field} ${w.op} ${w.value}${w.from.words?'['+w.from.words+']':''}${w.isHard?'':'~'}${w.per?'/'+w.per:''}`).join(' | ')}\n  open ${reading.open} q ${asked.questions} unread ${JSON.stringify(asked.unread)}\n  shown ${d.chosen.map(c=>`${cat[c.home.id-1].key}:${c.score}${c.isFit?'':'*'}`).join(' ')}\n  hard ${JSON.stringify(s.hard)}\n  grades ${JSON.stringify(s.grades)}\n  ${notes.join('; ')}`)
}
for(const [k,[c,n,p]] of Object.entries(byClass)) console.log(k.padEnd(14),c,'nDCG',(n/c).toFixed(2),'P',(p/c).toFixed(2))
console.log(stories.length,'nDCG@5',(sumN/stories.length).toFixed(3),'P@5',(sumP/stories.length).toFixed(3),'silent',silent,'unsaid',unsaid,'empty',empty,'hundred',hundred,'of',shown)
