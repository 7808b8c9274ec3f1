import {
  type LinksFunction,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useSearchParams,
} from 'react-router'
import { withLocalePrefix } from '#common/locale.ts'
import { divideRounded, formatMoney } from '#common/money.ts'
import { buyingCosts } from '#features/buying-costs/buying-costs.ts'
import { CostsCalculator } from '#features/buying-costs/costs-calculator.tsx'
import { costsMessages } from '#features/buying-costs/messages.ts'
import { readCosts } from '#features/buying-costs/read-costs.ts'
import { Amount } from '#platform/calculator/amount.tsx'
import { formatRate } from '#platform/calculator/basis-points.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { RuledList } from '#ui/ruled-list.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/buying-costs.css?url'
import { Table } from '#ui/table.tsx'

const PATH = '/buying-costs'
const COMPARED = [80_000_000n, 200_000_000n, 400_000_000n]

export const links: LinksFunction = () => pageSheets(styles)

/** It counts in the browser, and asks the server for nothing but what its head says. */
export const loader = () => ({})
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function meta({ matches }: MetaArgs) {
  const site = siteOf(matches)
  const { metaTitle: title, description } = costsMessages[site.locale]
  return describePage({
    site,
    path: PATH,
    title,
    description,
    jsonLd: {
      '@type': 'WebApplication',
      name: title,
      description,
      url: site.publicUrl + withLocalePrefix(PATH, site.locale),
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      inLanguage: site.locale,
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'XOF' },
    },
  })
}

function Comparison() {
  const { compare } = useMessages(costsMessages)
  const site = useSite()
  return (
    <section className="wrap two calc__compare" aria-labelledby="compare">
      <div className="calc__say">
        <h2 id="compare">{compare.title}</h2>
        <p className="soft">{compare.text}</p>
        <p className="soft">{compare.others}</p>
      </div>
      <Table caption={compare.title} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{compare.price}</th>
            <th scope="col" className="num">
              {compare.costs}
            </th>
            <th scope="col" className="num">
              {compare.share}
            </th>
            <th scope="col" className="num calc__roomy">
              {compare.inAll}
            </th>
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((price) => {
            const { total } = buyingCosts(price)
            return (
              <tr key={price}>
                <th scope="row">
                  <SiteLink className="text-link" to={`${PATH}?price=${price}`} preventScrollReset>
                    {compare.millions(String(price / 1_000_000n))}
                  </SiteLink>
                </th>
                <td className="num">
                  <Amount francs={total} beside={site} />
                </td>
                <td className="num">{formatRate(divideRounded(total * 10_000n, price), site.locale)}</td>
                <td className="num calc__roomy">
                  <Amount francs={price + total} beside={site} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}

function NotInTheSum() {
  const { left } = useMessages(costsMessages)
  return (
    <section className="deep deep--two" aria-labelledby="left">
      <div className="deep__txt">
        <h2 id="left">{left.title}</h2>
        <p>{left.text}</p>
      </div>
      <RuledList entries={left.list} />
    </section>
  )
}

function Next() {
  const { next } = useMessages(costsMessages)
  const site = useSite()
  const { publicUrl, locale } = site
  const [params] = useSearchParams()
  const { search } = useLocation()
  const { costs } = readCosts(params, site)
  return (
    <section className="section wrap two" aria-labelledby="next">
      <h2 id="next">{next.title}</h2>
      <div className="calc__next">
        <p className="lead">{next.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/kais-nest?type=buy">
            {next.homes}
          </SiteLink>
          <Share
            label={next.share}
            heading={next.shareTitle}
            text={costs ? next.shareText(formatMoney(String(costs.price), 'XOF')) : next.sharePlain}
            link={publicUrl + withLocalePrefix(PATH, locale) + (costs ? search : '')}
          />
        </div>
        <div className="next__also">
          <SiteLink className="text-link" to="/contact?subject=home">
            {next.ask}
          </SiteLink>
          <SiteLink className="text-link" to="/invest">
            {next.invest}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-media/articles">
            {next.articles}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

export default function BuyingCostsPage() {
  const words = useMessages(costsMessages)
  return (
    <>
      <header className="calc__top wrap">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <CostsCalculator />
      <Comparison />
      <NotInTheSum />
      <Next />
    </>
  )
}
