import {
  type ClientLoaderFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { type Site, useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/shortlist.css?url'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import { propertyCover } from '../property-cover.ts'
import { getShortlist } from './get-shortlist.server.ts'
import { shortlistMessages } from './messages.ts'
import { MyShortlist } from './my-shortlist.tsx'
import { SharedList, type ShortlistAnswer } from './shared-list.tsx'
import type { ShortlistHome } from './shortlist-home.ts'
import { readIds, readView, shortlistPath } from './shortlist-ids.ts'

/** The browser alone knows whose list it is. */
export const handle = { needsScripts: true }

/** Homes that a shared link names in words. */
const MOST_NAMED = 3

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context, url }: LoaderFunctionArgs): Promise<ShortlistAnswer> {
  const given = url.searchParams.getAll('ids')
  if (given.length === 0) return { list: null, hasFailed: false }
  const { context: visitor } = context.get(pageContext)
  const { ids, beyond } = readIds(given.join(','))
  return { list: { asked: ids, beyond, homes: await getShortlist(visitor, ids) }, hasFailed: false }
}

/** In the browser a list that does not come is no reason to leave the page: it says so, and can be asked again. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs): Promise<ShortlistAnswer> {
  if (!url.searchParams.has('ids')) return { list: null, hasFailed: false }
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response) throw error
    return { list: null, hasFailed: true }
  }
}

/** 'Villa Teranga, Almadies, 1 600 000 FCFA a month'. Francs, as on the picture: whoever gets it chose no currency yet. */
function sayHome(home: ShortlistHome, { locale }: Site): string {
  const title = inLocale(locale, home.title, home.titleFr)
  const price = [formatMoney(home.price, 'XOF'), pricePeriod(nestMessages[locale], home)].filter(Boolean).join(' ')
  return [title, title.includes(home.location) ? '' : home.location, price].filter(Boolean).join(', ')
}

export function meta({ matches, loaderData, location }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const words = shortlistMessages[site.locale]
  const list = loaderData?.list
  const first = list?.homes[0]
  const named = list?.homes.slice(0, MOST_NAMED).map((home) => sayHome(home, site)) ?? []
  const about = first
    ? {
        path: shortlistPath({ ids: list.homes.map(({ id }) => id) }),
        title: words.sharedTitle[readView(new URLSearchParams(location.search))](list.homes.length),
        description: words.sharedDescription(named, list.homes.length - named.length),
        cover: propertyCover(first, site.locale),
      }
    : {
        path: shortlistPath(),
        title: list ? words.unreadableTitle : words.title,
        description: list ? words.unreadableHint : words.description,
      }
  return [...describePage({ site, ...about }), { name: 'robots', content: 'noindex' }]
}

function Failed() {
  const words = useMessages(shortlistMessages)
  const { revalidate } = useRevalidator()
  return (
    <section className="wrap shortlist">
      <div className="opening">
        <h1>{words.failed}</h1>
      </div>
      <p>
        <button type="button" className="btn btn--line" onClick={() => void revalidate()}>
          {words.retry}
        </button>
      </p>
    </section>
  )
}

export default function ShortlistPage() {
  const { list, hasFailed } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const view = readView(params)
  if (hasFailed) return <Failed />
  return list ? <SharedList list={list} view={view} /> : <MyShortlist view={view} />
}
