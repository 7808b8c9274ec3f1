import type { Locale } from '#common/locale.ts'

/** Below whatever the page shows, in the colours of its foot. */
const PLACE =
  'margin:0;padding:.75rem var(--edge) 1.5rem;background:var(--surface-deep);color:var(--on-deep-soft);font-size:.875rem'
const WORDS = { en: 'Reference: ', fr: 'Référence\u00a0: ' } satisfies Record<Locale, string>

/**
 * A page that failed says under which name it stands in the log. Written at the very end, where React leaves what is not its
 * own; an id is letters, digits, dots and dashes.
 */
export async function withReference(response: Response, id: string, locale: Locale): Promise<Response> {
  if (response.status < 500 || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const line = `<p lang="${locale}" style="${PLACE}">${WORDS[locale]}${id}</p>`
  return new Response(html.replace('</body>', `${line}</body>`), response)
}
