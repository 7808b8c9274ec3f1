import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { findPlace } from '#features/nest/places.ts'
import { besidesAnswers, WIZARD_PATH } from '#features/recommendations/answers.ts'
import { recommendationMessages } from '#features/recommendations/messages.ts'
import { readAddress } from '#features/recommendations/recommend-homes.server.ts'
import { SavedResults } from '#features/recommendations/results/saved-results-list.tsx'
import { codeOf } from '#features/recommendations/wishes/wish-code.ts'
import { Wizard } from '#features/recommendations/wizard/wizard.tsx'
import { sayWish } from '#features/recommendations/wording/say-wish.ts'
import { speechOf } from '#features/recommendations/wording/speech.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/recommendations.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { wizardAction } from './wizard-action.server.ts'

function withPlace(params: URLSearchParams, place: string | undefined): URLSearchParams {
  const others = [...params].filter(([name]) => name !== 'place')
  return new URLSearchParams([...others, ...(place ? [['place', place]] : [])])
}

export const links: LinksFunction = () => pageSheets(styles)

/** The page is the same for everybody: what a visitor answers stays in the browser until they ask. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, company, locale, currency } = context.get(pageContext)
  const place = url.searchParams.get('place') ?? ''
  if (place !== (findPlace(place) ?? ''))
    throw redirect(`${url.pathname}?${withPlace(url.searchParams, findPlace(place))}`)
  const { invitation } = await readSitePictures(visitor)
  const speech = speechOf({ locale, currency, rates: company.rates }, new Date().toISOString().slice(0, 10))
  const { wishes } = (await readAddress(visitor, url.searchParams)).reading
  return { picture: invitation, along: wishes.map((wish) => ({ text: sayWish(wish, speech), code: codeOf(wish) })) }
}

/** The form without JavaScript; with it, the browser calls POST /api/property-recommendations. */
export const action = wizardAction

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { metaTitle: title, description } = recommendationMessages[site.locale]
  return describePage({ site, path: WIZARD_PATH, title, description, image: loaderData?.picture?.path })
}

/** Answers that came in the address are taken out of it; the page is the same without them. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = besidesAnswers(currentUrl.searchParams) !== besidesAnswers(nextUrl.searchParams)
  return isOther || (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
}

function Opening() {
  const { title, lead } = useMessages(recommendationMessages)
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </>
  )
}

function HowItIsDecided() {
  const { weigh } = useMessages(recommendationMessages)
  return (
    <section className="section wrap two weigh" aria-labelledby="weigh">
      <h2 id="weigh">{weigh.title}</h2>
      <div className="prose">
        <p>{weigh.rules}</p>
        <p className="soft">{weigh.model}</p>
        <p className="soft">{weigh.more}</p>
        <div className="acts">
          <SiteLink className="btn btn--line" to="/contact?subject=home">
            {weigh.contact}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-nest">
            {weigh.all}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

export default function RecommendationsPage() {
  const { picture, along } = useLoaderData<typeof loader>()
  return (
    <ToastProvider>
      <Wizard
        opening={<Opening />}
        picture={<PictureImage picture={picture} sizes="100vw" alt="" isLead />}
        along={along}
      />
      <SavedResults />
      <HowItIsDecided />
    </ToastProvider>
  )
}
