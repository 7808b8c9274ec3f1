/**
 * Sites that everybody comes from, by the one name they are counted under; beside it the further names they go by, those of
 * their telephone apps among them ('android-app://com.whatsapp/').
 */
const SITES: Record<string, readonly string[]> = {
  'google.com': ['com.google.android.googlequicksearchbox', 'com.google.android.gm'],
  'bing.com': [],
  'duckduckgo.com': ['com.duckduckgo.mobile.android'],
  'yahoo.com': [],
  'yandex.com': [],
  'ecosia.org': [],
  'qwant.com': [],
  'search.brave.com': [],
  'facebook.com': ['fb.com', 'fb.me', 'messenger.com', 'com.facebook.katana', 'com.facebook.orca'],
  'instagram.com': ['com.instagram.android'],
  'threads.com': ['threads.net'],
  'linkedin.com': ['lnkd.in', 'com.linkedin.android'],
  'x.com': ['t.co', 'twitter.com', 'com.twitter.android'],
  'youtube.com': ['youtu.be', 'com.google.android.youtube'],
  'whatsapp.com': ['wa.me', 'com.whatsapp', 'com.whatsapp.w4b'],
  'telegram.org': ['t.me', 'org.telegram.messenger'],
  'tiktok.com': ['com.zhiliaoapp.musically'],
  'snapchat.com': ['com.snapchat.android'],
  'pinterest.com': ['pin.it', 'com.pinterest'],
  'reddit.com': ['com.reddit.frontpage'],
  'chatgpt.com': ['openai.com', 'com.openai.chatgpt'],
  'perplexity.ai': ['ai.perplexity.app.android'],
  'claude.ai': ['com.anthropic.claude'],
  'gemini.google.com': ['bard.google.com'],
  'copilot.microsoft.com': ['copilot.com'],
}

const NAME_OF = new Map(
  Object.entries(SITES).flatMap(([name, further]) => [name, ...further].map((one) => [one, name] as const)),
)
/** Those with a house in every country: 'google.sn', 'google.co.uk'. */
const IN_EVERY_COUNTRY = /^(google|yahoo|yandex|pinterest)\.(?:com?\.)?[a-z]{2,3}$/

/** The one name of a well-known site, whichever of its houses it is ('l.facebook.com', 'google.sn'); null for any other. */
export function wellKnownSite(host: string): string | null {
  const labels = host.split('.')
  for (const [index] of labels.entries()) {
    const domain = labels.slice(index).join('.')
    const brand = IN_EVERY_COUNTRY.exec(domain)?.[1]
    const name = NAME_OF.get(domain) ?? (brand && `${brand}.com`)
    if (name) return name
  }
  return null
}

/** Of a name that visits are counted under. */
export function isWellKnown(source: string): boolean {
  return Object.hasOwn(SITES, source)
}
