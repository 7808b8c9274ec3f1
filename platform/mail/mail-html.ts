import type { Locale } from '#common/locale.ts'
import type { MailBlock, MailContent, MailFact, MailListing } from './mail-blocks.ts'
import { SHEET, STYLE } from './mail-look.ts'

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For text and for attributes alike. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign)
}

/** What people typed may run from right to left: each text finds its own direction. */
function typed(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

/** The last sign of a sentence is not part of the address before it. */
const PAGE_ADDRESS = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)\]}’'])/u

/** What somebody of the house wrote, with the pages it names as links. */
function withLinks(text: string): string {
  const pieces = text.split(PAGE_ADDRESS)
  return pieces
    .map((piece, index) =>
      index % 2 === 1
        ? `<a class="ink gold" href="${escapeHtml(piece)}" style="${STYLE.thread}">${escapeHtml(piece)}</a>`
        : typed(piece),
    )
    .join('')
}

function factValue({ text, href }: MailFact): string {
  return href
    ? `<a class="ink gold" href="${escapeHtml(href)}" style="${STYLE.thread}">${typed(text)}</a>`
    : typed(text)
}

function fact(entry: MailFact): string {
  return `<tr><td class="rule" style="${STYLE.fact}"><div class="soft label" style="${STYLE.label}">${escapeHtml(entry.label)}</div><div class="ink" dir="auto" style="${STYLE.value}">${factValue(entry)}</div></td></tr>`
}

function table(rows: string, style = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`
}

const SPACE_ABOVE: Record<MailBlock['kind'], number> = {
  title: 0,
  heading: 32,
  text: 16,
  paragraph: 16,
  facts: 16,
  words: 12,
  ledger: 14,
  actions: 30,
  listing: 30,
}

function listing({ title, facts, price, link, picture }: MailListing): string {
  const href = escapeHtml(link.href)
  const shown = picture
    ? `<a href="${href}"><img src="${escapeHtml(picture.src)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(title)}" style="${STYLE.picture}"></a>`
    : ''
  const lines = facts.map((line) => `<p class="soft" style="${STYLE.listingFact}">${escapeHtml(line)}</p>`).join('')
  return `${shown}<h2 class="ink" dir="auto" style="${STYLE.heading}">${typed(title)}</h2>${lines}<p class="ink" style="${STYLE.listingPrice}">${escapeHtml(price)}</p><a class="ink gold" href="${href}" style="${STYLE.link}">${escapeHtml(link.label)}<span style="${STYLE.unseen}"> ${escapeHtml(title)}</span></a>`
}

function drawBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" dir="auto" style="${STYLE.title}">${typed(block.text)}</h1>`
    case 'heading':
      return `<h2 class="ink" style="${STYLE.heading}">${typed(block.text)}</h2>`
    case 'text':
      return `<p class="ink" style="${STYLE.text}">${typed(block.text)}</p>`
    case 'paragraph':
      return `<p class="ink" dir="auto" style="${STYLE.text}">${withLinks(block.text)}</p>`
    case 'words':
      return `<p class="ink" dir="auto" style="${STYLE.words}">${typed(block.text)}</p>`
    case 'facts':
      return table(block.facts.map(fact).join(''))
    case 'ledger': {
      const lines = block.lines.map(
        ({ label, amount }) =>
          `<tr><td class="ink" style="${STYLE.ledgerLabel}">${escapeHtml(label)}</td><td class="ink" style="${STYLE.ledgerAmount}">${escapeHtml(amount)}</td></tr>`,
      )
      const { label, amount } = block.total
      const sum = `<tr><td class="ink gold" style="${STYLE.sumLabel}">${escapeHtml(label)}</td><td class="ink gold" style="${STYLE.sumAmount}">${escapeHtml(amount)}</td></tr>`
      return `<div class="sunk" style="${STYLE.ledger}">${table(lines.join('') + sum)}</div>`
    }
    case 'actions': {
      const [first, ...others] = block.links.map(({ label, href }) => [escapeHtml(href), escapeHtml(label)] as const)
      const button = first && `<a class="button" href="${first[0]}" style="${STYLE.button}">${first[1]}</a><br>`
      const links = others.map(
        ([href, label]) => `<a class="ink gold" href="${href}" style="${STYLE.link}">${label}</a> `,
      )
      return `${button ?? ''}${links.join('')}`
    }
    case 'listing':
      return listing(block)
  }
}

/** Mail programs show the first words beside the subject; these are they, and not seen in the letter itself. */
function preview(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#8199;&#847; '.repeat(40)}</div>`
}

function row(inside: string, style: string): string {
  return `<tr><td style="${style}">${inside}</td></tr>`
}

/** The page's edge, stepped like the end of a woven strip: the house's notch, made of table cells. */
function steps(): string {
  const step = (paperPercent: number) =>
    table(
      `<tr><td class="page" width="${paperPercent}%" style="${STYLE.paperStep}">&nbsp;</td><td class="deep" style="${STYLE.deepStep}">&nbsp;</td></tr>`,
    )
  return step(72) + step(36)
}

function drawFooter({ lines: [place = '', ...further], links }: MailContent['footer']): string {
  const ways = links.map(
    ({ label, text, href = '' }) =>
      `<p style="${STYLE.footerText}">${escapeHtml(label)} <a href="${escapeHtml(href)}" style="${STYLE.footerLink}">${escapeHtml(text)}</a></p>`,
  )
  const lastWords = further.map((line) => `<p style="${STYLE.footerText}padding-top:14px;">${escapeHtml(line)}</p>`)
  return `<p style="${STYLE.footerPlace}">${escapeHtml(place)}</p>${ways.join('')}${lastWords.join('')}`
}

/** The letter as mail programs draw it: tables and styles in place, nothing fetched from anywhere but the pictures of homes we send. */
export function mailHtml({ subject, preview: firstWords, blocks, footer }: MailContent, locale: Locale): string {
  const body = blocks.map((block) => row(drawBlock(block), `${STYLE.cell}padding-top:${SPACE_ABOVE[block.kind]}px;`))
  const wordmark = row(`<p class="mark" style="${STYLE.wordmark}">Kais</p>`, STYLE.head)
  const letter = table([wordmark, ...body].join(''), STYLE.column)
  const end = table(row(drawFooter(footer), STYLE.footer), STYLE.column)
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="${STYLE.page}">
${preview(firstWords)}
${table(
  `<tr><td class="page" align="center" style="${STYLE.paper}">${letter}</td></tr>
<tr><td style="padding:0">${steps()}</td></tr>
<tr><td class="deep" align="center" style="${STYLE.deep}">${end}</td></tr>`,
)}
</body>
</html>
`
}
