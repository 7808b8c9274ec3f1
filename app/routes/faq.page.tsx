import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { AnswerLink } from '#features/company/pages/answer-link.tsx'
import { plainText } from '#features/company/pages/long-text.ts'
import { TextBlocks } from '#features/company/pages/long-text-blocks.tsx'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { factsOf, readFaq } from '#features/company/read-texts.server.ts'
import { Accordion } from '#ui/accordion.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/company.css?url'

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { relocation } = await readSitePictures(page.context)
  return { text: readFaq(page.locale, factsOf(page)), picture: relocation }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description, questions } = loaderData.text
  return describePage({
    site: siteOf(matches),
    path: '/faq',
    title,
    description,
    image: loaderData.picture?.path,
    jsonLd: {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title: name, answer }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  })
}

export default function FaqPage() {
  const { text, picture } = useLoaderData<typeof loader>()
  const { company } = useSite()
  const { newTab, still } = text
  return (
    <>
      <section className="faq-top">
        <div className="faq-top__pic">
          <PictureImage picture={picture} sizes="(min-width: 62rem) 67vw, 100vw" alt="" isLead />
        </div>
        <div className="faq-top__say">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </div>
      </section>
      <section className="wrap faq" aria-labelledby="questions">
        <div className="faq__say">
          <h2 id="questions">{text.list}</h2>
          <p className="small soft">{text.note}</p>
        </div>
        <Accordion
          entries={text.questions.map(({ id, title, answer }) => ({
            id,
            title,
            content: (
              <>
                <TextBlocks blocks={answer} newTab={newTab} />
                <AnswerLink id={id} title={title} words={text} />
              </>
            ),
          }))}
        />
      </section>
      <section className="section wrap still" aria-labelledby="still">
        <h2 id="still">{still.title}</h2>
        <div>
          <p className="lead">{still.text}</p>
          <div className="acts">
            <SiteLink className="btn" to="/contact">
              {still.contact}
            </SiteLink>
            <a className="text-link" href={whatsappLink(company, still.whatsappText)} target="_blank" rel="noreferrer">
              {still.whatsapp} <span className="sr">{newTab}</span>
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
