import { inLocale, type Locale } from '#common/locale.ts'
import { formatInZone } from './in-zone.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { viewingWords } from './viewing-words.ts'

type Told = Pick<
  ViewingRow,
  'subject' | 'subjectFr' | 'startsAt' | 'endsAt' | 'timeZone' | 'kind' | 'place' | 'videoUrl'
>

export const minutesOf = ({ startsAt, endsAt }: Pick<ViewingRow, 'startsAt' | 'endsAt'>) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)

/** What, when on both clocks, how and with whom: none of it was typed by a visitor. */
export function viewingFacts(
  viewing: Told,
  { locale, adviser }: { locale: Locale; adviser: string | null },
): { label: string; text: string; href?: string }[] {
  const words = viewingWords[locale]
  const { subject, subjectFr, startsAt, timeZone, kind, place, videoUrl } = viewing
  return [
    { label: words.subject, text: inLocale(locale, subject, subjectFr) },
    { label: words.when, text: formatInZone(startsAt.toISOString(), timeZone, locale) },
    { label: words.length, text: words.minutes(minutesOf(viewing)) },
    { label: words.kind, text: words.kinds[kind] },
    ...(kind === 'in-person' && place ? [{ label: words.place, text: place }] : []),
    ...(kind === 'video' && videoUrl ? [{ label: words.video, text: videoUrl, href: videoUrl }] : []),
    ...(adviser ? [{ label: words.adviser, text: adviser }] : []),
  ]
}
