// The sheets of decks and brochures: French and English side by side, and on every page that nothing of it exists.
import { join } from 'node:path'
import sharp from 'sharp'
import {
  DEEP,
  FACES,
  GOLD,
  GOLD_ON_DEEP,
  INK,
  mark,
  ON_DEEP,
  ON_DEEP_SOFT,
  PAPER,
  pictures,
  RULE,
  SAND,
  SOFT,
  woven,
} from './house.mjs'
import { drawPlan, PLANS } from './plan-sheets.mjs'

const NOTICE = {
  fr: 'Document de démonstration. Le projet est imaginaire.',
  en: 'Demonstration document. The project is imagined.',
}

/** French signs of two parts keep to the word before them. */
export const french = (text) => text.replace(/ ([:;!?»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

export const francs = (amount) => `${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0FCFA`

/** A share of an amount, written for both languages: no decimal sign that one of them would misread. */
export const share = (part, whole) => ({
  fr: `${((100 * part) / whole).toFixed(1).replace('.', ',')}\u00a0%`,
  en: `${((100 * part) / whole).toFixed(1)}%`,
})

/** As a JPEG: what a browser prints from a WebP is laid into the file uncompressed. */
export async function photo(name, width) {
  const bytes = await sharp(join(pictures, `${name}.webp`))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** Vectors, so that a measure can be read at any size. */
export const plan = (name) => {
  const found = PLANS.find((each) => each.name === name)
  return `<figure class="plan">${drawPlan(found, { hasHalo: false }).svg}<figcaption><span lang="fr">${found.what}</span> <i lang="en">${found.whatEn}</i></figcaption></figure>`
}

export const title = (fr, en) => `<h2><span lang="fr">${french(fr)}</span><i lang="en">${en}</i></h2>`
export const both = (fr, en, kind = '') =>
  `<div class="both ${kind}"><div lang="fr">${french(fr)}</div><div lang="en">${en}</div></div>`
export const list = (items) => items.map((item) => `<p>${item}</p>`).join('')

/** Lines of a sum: [French, English, value, isSum]. */
export const ledger = (lines) =>
  `<table class="ledger">${lines
    .map(
      ([fr, en, value, isSum]) =>
        `<tr${isSum ? ' class="sum"' : ''}><td><span lang="fr">${french(fr)}</span><i lang="en">${en}</i></td><td>${value}</td></tr>`,
    )
    .join('')}</table>`

export const facts = (items) =>
  `<dl class="facts">${items.map(([figure, fr, en]) => `<div><dt><span lang="fr">${fr}</span><i lang="en">${en}</i></dt><dd>${figure}</dd></div>`).join('')}</dl>`

const css = (size) => `${FACES}
@page{size:${size};margin:0}
html{font-optical-sizing:none;font-size:${size.includes('landscape') ? 10.4 : 10.2}pt;line-height:1.5}
.page{position:relative;width:${size.includes('landscape') ? 297 : 210}mm;height:${size.includes('landscape') ? 210 : 297}mm;overflow:hidden;background:${PAPER};padding:17mm 18mm 20mm;break-after:page;display:flex;flex-direction:column;gap:7mm}
.page:last-child{break-after:auto}
.page>footer{position:absolute;left:18mm;right:18mm;bottom:7.5mm;display:flex;gap:6mm;align-items:baseline;font-size:8pt;color:${SOFT};border-top:.25mm solid ${RULE};padding-top:2mm}
.page>footer b{font-weight:500;color:${INK}} .page>footer span:last-child{margin-left:auto;font-variant-numeric:tabular-nums}
h1,h2,h3,.serif{font-family:'Kais Serif';font-weight:400;font-variant-ligatures:no-common-ligatures;letter-spacing:-.012em}
h1{font-size:39pt;line-height:1.03} h2{font-size:24pt;line-height:1.1} h3{font-size:13.5pt;line-height:1.25;letter-spacing:0;margin-bottom:2mm}
h2 span{display:block} h2 i{display:block;font-size:15pt;color:${SOFT};margin-top:1mm}
i{font-style:normal} td i,dt i,figcaption i{color:${SOFT}}
.both{display:grid;grid-template-columns:1fr 1fr;gap:12mm} .both p+p{margin-top:2.2mm} .both [lang=en]{color:${SOFT}}
.both strong{font-weight:500;color:${INK}}
.risks{flex:1;align-content:center;font-size:11.6pt;background:${DEEP};margin:0 -18mm;padding:8mm 18mm 9mm} .risks,.risks [lang=en]{color:${ON_DEEP_SOFT}} .risks strong{color:${ON_DEEP}}
.risks p{padding-left:6mm;position:relative} .risks p+p{margin-top:4mm} .risks p::before{content:'';position:absolute;left:0;top:.55em;width:2mm;height:2mm;rotate:45deg;background:${GOLD_ON_DEEP}}
.ledger{width:100%;border-collapse:collapse;background:${SAND}} .ledger td{padding:1.9mm 4mm;border-bottom:.2mm solid ${RULE};vertical-align:top;line-height:1.35}
.ledger td:last-child{text-align:right;white-space:nowrap;font-weight:500;font-variant-numeric:tabular-nums} .ledger i{display:block;font-size:.92em}
.ledger .sum td{border-top:.5mm solid ${GOLD};font-weight:500}
.facts{display:grid;grid-template-columns:repeat(4,1fr);border-top:.25mm solid ${RULE}} .facts div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:3mm 4mm 0 0}
.facts dd{font:400 21pt/1.15 'Kais Serif'} .facts dt{font-size:9pt;line-height:1.35} .facts dt i{display:block}
.plan{min-height:0;display:flex;flex-direction:column;gap:2mm} .plan svg{display:block;width:100%;height:auto;min-height:0;flex:1} figcaption{font-size:8.5pt;line-height:1.35}
.row{display:grid;grid-template-rows:minmax(0,1fr);gap:10mm;min-height:0;flex:1} .row>div{min-height:0} img{display:block;width:100%;height:100%;object-fit:cover}
.shot{position:relative;min-height:0;overflow:hidden} .shot figcaption{position:absolute;left:0;bottom:0;background:${PAPER};padding:1.6mm 4mm 0 0}
.front{padding:0;background:${DEEP};color:${ON_DEEP};gap:0} .front .shot figcaption{background:${DEEP};color:${ON_DEEP_SOFT};padding:1.6mm 3mm}
.front>footer{left:0;right:0;bottom:0;padding:2.5mm 18mm 7.5mm;background:${DEEP};border-color:#2f5146;color:${ON_DEEP_SOFT}} .front>footer b{color:${ON_DEEP}} .front i{color:${ON_DEEP_SOFT}}
.band{height:6mm;${woven({ tile: '12mm', colour: '#2f5146' })}}`

/** One document of pages; `front` marks the first. */
export function paper({ name, size, titleText, pages }) {
  const sheets = pages.map(
    ({ html, isFront }, index) =>
      `<section class="page${isFront ? ' front' : ''}">${french(html)}<footer><b lang="fr">${NOTICE.fr}</b><span lang="en">${NOTICE.en}</span><span>Kais · ${index + 1}/${pages.length}</span></footer></section>`,
  )
  return {
    name,
    size,
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${titleText}</title><style>${css(size)}</style></head><body>${sheets.join('')}</body></html>`,
  }
}

/** The first page of a deck: words left, picture right, the paper stepping into it. */
export const front = ({ picture, caption, captionEn, name, nameEn, what, whatEn, lead, leadEn }) => ({
  isFront: true,
  html: `<div style="display:grid;grid-template-columns:118mm 1fr;height:100%">
    <div style="padding:17mm 10mm 24mm 18mm;display:flex;flex-direction:column;justify-content:space-between">
      ${mark({ size: 52, ink: ON_DEEP, gold: GOLD_ON_DEEP })}
      <div><h1>${name}</h1>${nameEn ? `<p class="serif" style="font-size:17pt;line-height:1.2;color:${ON_DEEP_SOFT};margin-top:3mm" lang="en">${nameEn}</p>` : ''}
      <p style="margin-top:8mm"><span lang="fr">${french(what)}</span><br><i lang="en">${whatEn}</i></p></div>
      <div style="font-size:9.4pt;line-height:1.45"><p lang="fr">${french(lead)}</p><p lang="en" style="color:${ON_DEEP_SOFT};margin-top:2.5mm">${leadEn}</p></div>
    </div>
    <figure class="shot"><img src="${picture}" alt=""><b style="position:absolute;left:0;bottom:0;width:22mm;height:44mm;background:${DEEP}"></b><b style="position:absolute;left:22mm;bottom:0;width:14mm;height:24mm;background:${DEEP}"></b></figure>
  </div>
  <p style="position:absolute;left:158mm;bottom:18mm;font-size:8.5pt;color:${ON_DEEP};background:${DEEP};padding:1.2mm 3mm"><span lang="fr">${caption}</span> <i lang="en">${captionEn}</i></p>`,
})
