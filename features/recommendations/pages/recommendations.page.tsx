import type { FormEvent } from 'react'
import { Form, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { siteHref, useMessages, useSite } from '#app/site.ts'
import { Field } from '#app/ui/field.tsx'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import { recommendationMessages } from '../messages.ts'

/** The names and values are those of the catalogue's address; it reads them leniently. */
const CATALOGUE = '/kais-nest'
const DEALS = ['', 'buy', 'rent', 'short-stay'] as const
/** The wizard's preferred locations (SPEC section 2). */
const PLACES = ['Almadies', 'Ngor', 'Ouakam', 'Plateau', 'Point E', 'Mermoz'] as const
const BEDROOMS = [0, 1, 2, 3, 4, 5] as const
const PRICE_STEP = 50_000

export async function loader({ context }: LoaderFunctionArgs) {
  const { invitation } = await readSitePictures(context.get(pageContext).context)
  return { picture: invitation }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { metaTitle: title, description } = recommendationMessages[site.locale]
  return describePage({ site, path: '/ai-recommendations', title, description, image: loaderData?.picture?.path })
}

function ShortForm() {
  const { form: words } = useMessages(recommendationMessages)
  const action = siteHref(useSite(), CATALOGUE)
  const navigate = useNavigate()

  /** Without JavaScript the browser sends every field; with it, only the answers reach the address. */
  function showHomes(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') answers.set(name, value.trim())
    }
    navigate(answers.size > 0 ? `${action}?${answers}` : action)
  }

  return (
    <Form action={action} className="three" aria-label={words.name} onSubmit={showHomes}>
      <fieldset className="three__one">
        <legend>{words.deal}</legend>
        <div className="opts">
          {DEALS.map((deal) => (
            <label key={deal}>
              <input type="radio" name="type" value={deal} defaultChecked={deal === ''} />
              {words.deals[deal]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="three__one">
        <legend>{words.place.title}</legend>
        <Field label={words.place.label}>
          {(control) => (
            <select {...control} name="location" defaultValue="">
              <option value="">{words.place.any}</option>
              {PLACES.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset className="three__one">
        <legend>{words.size.title}</legend>
        <div className="three__pair">
          <Field label={words.size.label}>
            {(control) => (
              <select {...control} name="bedrooms" defaultValue="">
                {BEDROOMS.map((n) => (
                  <option key={n} value={n === 0 ? '' : n}>
                    {n === 0 ? words.size.any : n}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.price} optionalMark={words.optional} hint={words.priceHint}>
            {(control) => (
              <input {...control} type="number" inputMode="numeric" name="maxPrice" min={0} step={PRICE_STEP} />
            )}
          </Field>
        </div>
      </fieldset>
      <button type="submit" className="btn">
        {words.submit}
      </button>
    </Form>
  )
}

export default function RecommendationsPage() {
  const { picture } = useLoaderData<typeof loader>()
  const { title, lead, weigh } = useMessages(recommendationMessages)
  return (
    <>
      <div className="fit">
        <section className="fit__main">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <ShortForm />
        </section>
        <div className="fit__pic">
          <PictureImage picture={picture} sizes="100vw" alt="" isLead />
        </div>
      </div>
      <section className="section wrap two weigh" aria-labelledby="weigh">
        <h2 id="weigh">{weigh.title}</h2>
        <div className="prose">
          <p>{weigh.now}</p>
          <p className="soft">{weigh.more}</p>
          <div className="acts">
            <SiteLink className="btn btn--line" to="/contact?subject=home">
              {weigh.contact}
            </SiteLink>
            <SiteLink className="thread" to={CATALOGUE}>
              {weigh.all}
            </SiteLink>
          </div>
        </div>
      </section>
    </>
  )
}
