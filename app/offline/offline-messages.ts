import { formatMoment } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const en = {
  title: 'No network just now',
  explain: 'This page was not kept on your device, so it cannot be shown until the network is back.',
  retry: 'Try again',
  kept: 'What you can read meanwhile',
  none: 'Pages that you read and homes on your shortlist are kept here from now on.',
  away: (at: string) => `No network: this page was kept on ${at}. Prices and availability may have changed.`,
  slow: (at: string) =>
    `The network does not answer: this page was kept on ${at}. Prices and availability may have changed.`,
  again: 'Load it again',
}

const fr = {
  title: 'Pas de réseau pour l’instant',
  explain: 'Cette page n’est pas gardée sur votre appareil\u202f: elle s’affichera au retour du réseau.',
  retry: 'Réessayer',
  kept: 'À lire en attendant',
  none: 'Les pages que vous lisez et les biens de votre sélection seront désormais gardés ici.',
  away: (at) => `Pas de réseau\u00a0: cette page a été gardée le ${at}. Les prix et les disponibilités ont pu changer.`,
  slow: (at) =>
    `Le réseau ne répond pas\u00a0: cette page a été gardée le ${at}. Les prix et les disponibilités ont pu changer.`,
  again: 'La recharger',
} satisfies typeof en

export const offlineMessages = { en, fr }

/** What stands above a page that comes from the device: why, from when, and the way to a new one. */
export function keptLine(keptAt: string, { locale, isSlow }: { locale: Locale; isSlow: boolean }): string {
  const words = offlineMessages[locale]
  const at = formatMoment(new Date(keptAt), locale)
  return `<p><span>${isSlow ? words.slow(at) : words.away(at)}</span> <a class="text-link" href="">${words.again}</a></p>`
}

export interface KeptEntry {
  address: string
  /** As HTML. */
  title: string
  keptAt: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The pages that can be read, newest first. */
export function keptList(entries: readonly KeptEntry[], locale: Locale): string {
  const words = offlineMessages[locale]
  if (entries.length === 0) return `<p>${words.none}</p>`
  const items = entries.map(({ address, title, keptAt }) => {
    const at = formatMoment(new Date(keptAt), locale)
    return `<li><a href="${escaped(address)}">${title || escaped(address)}</a> <span>${at}</span></li>`
  })
  return `<h2>${words.kept}</h2><ul>${items.join('')}</ul>`
}
