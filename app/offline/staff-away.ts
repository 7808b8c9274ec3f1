import type { Locale } from '#common/locale.ts'

/** What staff see instead of the browser's own page where there is no network: nothing of it was ever read from anybody. */

const en = {
  title: 'No network',
  text: 'The staff area needs the network: its pages are not kept on this device. What you began to write comes back with the page.',
  again: 'Try again',
}

const fr = {
  title: 'Pas de réseau',
  text: 'L’espace équipe a besoin du réseau\u00a0: ses pages ne sont pas gardées sur cet appareil. Ce que vous avez commencé à écrire reviendra avec la page.',
  again: 'Réessayer',
} satisfies typeof en

const messages = { en, fr }

/** The house's paper and ink (tokens.css), in both themes of the system. */
const STYLE = `:root{color-scheme:light dark;--paper:#f6f1e7;--ink:#10312a}
@media (prefers-color-scheme:dark){:root{--paper:#0e1714;--ink:#e9e2d2}}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem}h1{margin:0 0 .5rem;font:400 2rem/1.2 Georgia,serif}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;padding-inline:1.25rem;border:1px solid;color:inherit;text-decoration:none}`

/** It may run nothing and ask for nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function staffAwayPage(locale: Locale): Response {
  const { title, text, again } = messages[locale]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Kais</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })
}
