import { useMessages, useSite } from '#app/site.ts'
import { CURRENCIES, type Currency } from '#common/money.ts'
import { investMessages } from '../messages.ts'

interface Props {
  /** The currencies shown above it; the visitor's own if nothing is said. */
  shown?: readonly Currency[]
}

/** At which rate amounts were converted, wherever some were. */
export function RateNote({ shown }: Props) {
  const { euroRate, dollarRate } = useMessages(investMessages)
  const { currency } = useSite()
  const sentences: Record<Currency, string | null> = {
    XOF: null,
    EUR: euroRate,
    USD: dollarRate,
  }
  const said = CURRENCIES.filter((one) => (shown ?? [currency]).includes(one)).flatMap((one) => sentences[one] ?? [])
  return said.length > 0 ? <p className="micro faint">{said.join(' ')}</p> : null
}
