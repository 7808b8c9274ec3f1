// Draws the floor plans of the imagined projects: node tools/demo-assets/draw-plans.mjs
// To scale, in metres, between the axes of walls; what each room is called stands in French and in English.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { GOLD, INK, mark, PAPER, pictures, RULE, SOFT, screenshot, withBrowser } from './house.mjs'
import { drawPlan, PLANS, SHEET_WIDTH as WIDTH } from './plan-sheets.mjs'

const HEAD = 150
const FOOT = 92

const scaleBar = (scale) => {
  const metre = (at) => at * scale
  const label = (at) => `<text x="${metre(at)}" y="34" font-size="17" fill="${SOFT}" text-anchor="middle">${at}</text>`
  return `<svg width="${metre(5) + 70}" height="40" style="overflow:visible" font-family="Kais Sans">
    <path d="M0 8h${metre(1)}M${metre(2)} 8h${metre(3)}" stroke="${INK}" stroke-width="8"/>
    <path d="M0 4h${metre(5)}v8H0z" fill="none" stroke="${INK}" stroke-width="1.5"/>
    ${[0, 1, 2, 5].map(label).join('')}<text x="${metre(5) + 14}" y="34" font-size="17" fill="${SOFT}">m</text></svg>`
}

const north = `<svg width="52" height="64" viewBox="0 0 52 64" font-family="Kais Sans"><path d="M26 20L38 56 26 48 14 56z" fill="${INK}"/><text x="26" y="15" font-size="18" font-weight="500" fill="${INK}" text-anchor="middle">N</text></svg>`

function sheet(plan) {
  const { title, what, whatEn } = plan
  const { svg, height, scale } = drawPlan(plan)
  return {
    height: HEAD + height + FOOT,
    html: `<style>
      body{background:${PAPER};width:${WIDTH}px}
      header{height:${HEAD}px;padding:44px 64px 0;display:flex;justify-content:space-between;align-items:start}
      h1{font:400 46px/1.05 'Kais Serif';font-variant-ligatures:no-common-ligatures;letter-spacing:-.01em}
      header p{font-size:24px;line-height:1.4;text-align:right;padding-top:2px} header span,footer span{color:${SOFT}}
      footer{height:${FOOT}px;margin:0 64px;border-top:1px solid ${RULE};display:flex;align-items:center;justify-content:space-between;font-size:20px;line-height:1.35}
      .end{display:flex;gap:36px;align-items:center}</style>
      <header><h1>${title}</h1><p>${what}<br><span>${whatEn}</span></p></header>
      ${svg}
      <footer><div>Document de démonstration. Le projet est imaginaire.<br><span>Demonstration document. The project is imagined.</span></div>
      <div class="end">${scaleBar(scale)}${north}${mark({ size: 44, ink: INK, gold: GOLD })}</div></footer>`,
  }
}

const chosen = process.argv.slice(2)
await withBrowser(async (browser) => {
  for (const plan of PLANS.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    const { html, height } = sheet(plan)
    const png = await screenshot(browser, { html, width: WIDTH, height })
    const webp = await sharp(png).webp({ quality: 82, effort: 6 }).toBuffer()
    const lossless = await sharp(png).webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer()
    // Lines stay crisper without loss, and are often smaller so.
    const best = lossless.length < 110_000 ? lossless : webp
    writeFileSync(join(pictures, `${plan.name}.webp`), best)
    console.log(`${plan.name} ${WIDTH}×${height}, ${Math.round(best.length / 1024)} KB`)
  }
})
