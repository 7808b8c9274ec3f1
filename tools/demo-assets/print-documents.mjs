// Prints the decks and the brochure of the imagined projects: node tools/demo-assets/print-documents.mjs
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filaoBrochure } from './brochure-filao.mjs'
import { filaoDeck } from './deck-filao.mjs'
import { ngaparouDeck } from './deck-ngaparou.mjs'
import { root, withBrowser } from './house.mjs'

const folder = join(root, 'demo/documents')
mkdirSync(folder, { recursive: true })

await withBrowser(async (browser) => {
  for (const { name, html } of [await filaoDeck(), await filaoBrochure(), await ngaparouDeck()]) {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${name}.pdf`)
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    await page.close()
    console.log(`${name}.pdf, ${Math.round(statSync(path).size / 1024)} KB`)
  }
})
