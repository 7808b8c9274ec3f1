/**
 * The house's colours in a letter: those of ui/styles/tokens.css, written out, since a mail program knows no tokens.
 * Styles stand on each element because many programs read nothing else; the sheet in the head only adds what they can do without.
 */
const SERIF = "'Hedvig Letters Serif',Georgia,'Times New Roman',serif"
const SANS = "'Radio Canada',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const text = (size: number, line: number, colour: string, family = SANS) =>
  `margin:0;font-family:${family};font-size:${size}px;line-height:${line};color:${colour};word-break:break-word;overflow-wrap:anywhere;`
/** U+202F between thousands is narrow: prices are opened a little. */
const FIGURES = 'letter-spacing:.02em;font-variant-numeric:tabular-nums;'
const INK = '#17211d'
const INK_SOFT = '#49524c'
const ON_DEEP = '#f4eddf'
const ON_DEEP_SOFT = '#b7c4b9'

export const STYLE = {
  page: 'margin:0;padding:0;background:#f6f1e7;',
  paper: 'background:#f6f1e7;padding:0 0 44px;',
  deep: 'background:#10312a;padding:0;',
  paperStep: 'background:#f6f1e7;height:12px;line-height:12px;font-size:0;padding:0;',
  deepStep: 'background:#10312a;height:12px;line-height:12px;font-size:0;padding:0;',
  head: 'padding:36px 20px 34px;',
  column: 'width:100%;max-width:600px;margin:0 auto;',
  cell: 'padding:0 20px;',
  wordmark: `${text(34, 1, '#10312a', SERIF)}letter-spacing:-0.02em;`,
  title: `${text(30, 1.15, INK, SERIF)}font-weight:400;font-variant-ligatures:no-common-ligatures;`,
  heading: `${text(21, 1.25, INK, SERIF)}font-weight:400;font-variant-ligatures:no-common-ligatures;`,
  text: text(16, 1.6, INK),
  words: `${text(18, 1.5, INK, SERIF)}font-variant-ligatures:no-common-ligatures;`,
  fact: 'padding:10px 0;border-top:1px solid #d8cdb9;font-size:0;',
  label: `${text(15, 1.5, INK_SOFT)}display:inline-block;box-sizing:border-box;width:100%;max-width:200px;padding-right:16px;vertical-align:top;`,
  value: `${text(16, 1.5, INK)}display:inline-block;width:100%;max-width:356px;vertical-align:top;text-align:left;`,
  thread: `color:${INK};text-decoration:none;border-bottom:1px solid #ab7822;`,
  ledger: 'background:#ebe3d3;padding:8px 16px 12px;',
  ledgerLabel: `${text(15, 1.5, INK)}padding:9px 16px 9px 0;text-align:left;vertical-align:top;font-weight:400;`,
  ledgerAmount: `${text(15, 1.5, INK)}padding:9px 0;text-align:right;vertical-align:top;${FIGURES}`,
  sumLabel: `${text(16, 1.5, INK)}padding:12px 16px 6px 0;text-align:left;font-weight:400;border-top:2px solid #ab7822;`,
  sumAmount: `${text(18, 1.4, INK)}padding:12px 0 6px;text-align:right;font-weight:500;white-space:nowrap;${FIGURES}border-top:2px solid #ab7822;`,
  button: `${text(16, 1.25, '#f8f3e8')}font-weight:500;display:inline-block;padding:15px 24px;margin:0 0 10px;background:#10312a;border-radius:2px;text-decoration:none;`,
  link: `${text(16, 1.5, INK)}font-weight:500;display:inline-block;padding:9px 0 3px;margin:0 22px 6px 0;text-decoration:none;border-bottom:1px solid #ab7822;`,
  picture: 'display:block;width:100%;max-width:560px;height:auto;border:0;margin:0 0 14px;',
  listingFact: `${text(15, 1.5, INK_SOFT)}padding-top:4px;`,
  listingPrice: `${text(17, 1.5, INK)}padding:4px 0 2px;font-weight:500;${FIGURES}`,
  unseen: 'display:none;mso-hide:all;',
  footer: 'padding:22px 20px 34px;',
  footerPlace: `${text(18, 1.4, ON_DEEP, SERIF)}padding-bottom:8px;`,
  footerText: text(14, 1.7, ON_DEEP_SOFT),
  footerLink: `color:${ON_DEEP};text-decoration:none;border-bottom:1px solid #dfb466;`,
} as const

/** For programs that read a sheet: labels across a phone, and the dark theme where the system asks for it. */
export const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){.label{max-width:none!important}}
@media (prefers-color-scheme:dark){
.page{background:#0e1714!important}
.mark,.ink{color:#f0e9db!important}
.soft{color:#bec0b3!important}
.rule{border-color:#2b3932!important}
.gold{border-color:#cb9942!important}
.sunk{background:#1a2721!important}
.button{background:#efe6d3!important;color:#13201b!important}
.deep{background:#0a211b!important}
}`.replaceAll('\n', '')
