import { formatTenths } from '#common/figures.ts'
import { convertFromXof, divideRounded, formatMoney } from '#common/money.ts'
import { HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { buyingCosts } from './buying-costs.ts'
import { onTopMessages } from './on-top-messages.ts'

const MILLION = 1_000_000n

/** What comes on top of a price, in one sentence, and the way to its lines. `price` as the tables have it: '200000000.00'. */
export function CostsOnTop({ price }: { price: string }) {
  const words = useMessages(onTopMessages)
  const site = useSite()
  const francs = convertFromXof(price, 'XOF')
  if (francs <= 0n || francs > HIGHEST_PRICE) return null
  const { total } = buyingCosts(francs)
  const isInMillions = site.currency === 'XOF' && total >= MILLION
  const figure = formatTenths(Number(divideRounded(total * 10n, MILLION)) / 10, site.locale)
  return (
    <div className="ontop">
      <p>{words.about(isInMillions ? words.millions(figure) : formatMoney(String(total), site))}</p>
      <SiteLink className="text-link" to={`/buying-costs?price=${francs}`}>
        {words.link}
      </SiteLink>
    </div>
  )
}
