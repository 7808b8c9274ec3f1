import type { Currency } from '#common/money.ts'
import { rateNote } from '#features/company/rate-note.ts'
import { useSite } from '#ui/page/site.ts'

interface Props {
  /** The currencies shown above it; the visitor's own if nothing is said. */
  shown?: readonly Currency[]
}

/** At which rate amounts were converted, wherever some were. */
export function ConvertedNote({ shown }: Props) {
  const site = useSite()
  const note = rateNote(site, shown ?? [site.currency])
  return note && <p className="micro faint">{note}</p>
}
