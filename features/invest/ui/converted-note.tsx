import type { Currency } from '#common/money.ts'
import { rateNote } from '#features/company/rate-note.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { investMessages } from '../messages.ts'

interface Props {
  /** The currencies shown above it; the visitor's own if nothing is said. */
  shown?: readonly Currency[]
}

/** At which rate amounts were converted, wherever some were. */
export function ConvertedNote({ shown }: Props) {
  const { dollarGuide } = useMessages(investMessages)
  const site = useSite()
  const currencies = shown ?? [site.currency]
  const note = rateNote(site, currencies)
  if (note === null) return null
  return (
    <p className="micro faint">
      {note} {currencies.includes('USD') && dollarGuide}
    </p>
  )
}
