import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { answerWords } from '#features/recommendations/answer-words.ts'
import {
  ANSWER_FIELDS,
  type Answers,
  hasRequired,
  isMinAboveMax,
  RESULT_PATH,
  readAnswers,
  resultPath,
  wizardPathOf,
} from '#features/recommendations/answers.ts'
import { answersOf } from '#features/recommendations/answers-of.ts'
import { MOST_WORDS } from '#features/recommendations/preferences.ts'
import { readAddress, readSearchWords, recommendHomes } from '#features/recommendations/recommend-homes.server.ts'
import type { RecommendationAnswer } from '#features/recommendations/recommendation.public.ts'
import type { ResultMessages } from '#features/recommendations/results/messages.ts'
import { resultMessages } from '#features/recommendations/results/messages.ts'
import { isBudgetUnread, nameResult } from '#features/recommendations/results/result-name.ts'
import { ResultView } from '#features/recommendations/results/result-view.tsx'
import { searchPath } from '#features/recommendations/wishes/search.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/result.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { adviceAction } from './advice-action.server.ts'

interface PageData {
  answers: Answers
  /** Null where the address does not say enough. */
  answer: RecommendationAnswer | null
  isBudgetUnread: boolean
}

export const links: LinksFunction = () => pageSheets(styles)

/** Sent to an adviser without JavaScript. */
export const action = adviceAction

export async function loader({ context, url }: LoaderFunctionArgs): Promise<PageData> {
  const { context: visitor, company, locale, currency } = context.get(pageContext)
  const answers = readAnswers(url.searchParams, company.rates)
  const search = await readAddress(visitor, url.searchParams, answers)
  const { preferences } = search
  const budget = { isBudgetUnread: isBudgetUnread(answers) }
  if (!hasRequired(answers) || preferences.kind === null || isMinAboveMax(answers))
    return { answers, answer: null, ...budget }
  const voice = { locale, currency, rates: company.rates }
  // Older links carried the free text: what it came to goes on, the text does not.
  if (answers.words.trim() !== '') {
    const words = answers.words.slice(0, MOST_WORDS)
    const read = await readSearchWords(visitor, { ...preferences, words }, voice, search.reading)
    throw redirect(withLocalePrefix(searchPath(read), locale))
  }
  const { answer } = await recommendHomes(visitor, { search, voice })
  // What could not be used is not said to have been asked.
  return { answers: answersOf(preferences), answer, ...budget }
}

/** For the moment only: it is about one person, and what is in time today may be late tomorrow. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

type MissingWords = ResultMessages['page']['missing']

const missingTitle = (answers: Answers | undefined, words: MissingWords) =>
  answers && isMinAboveMax(answers) ? words.orderTitle : words.title

/** Found by nobody who was not given it: an address holds what somebody said about themselves. */
export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { page } = resultMessages[site.locale]
  const answer = loaderData?.answer
  const about =
    answer && loaderData
      ? {
          path: answer.path,
          // Francs, as whoever gets the link chose no currency yet.
          title: page.metaTitle(nameResult(loaderData.answers, { locale: site.locale, currency: 'XOF' })),
          image: answer.homes.find(({ id }) => id === answer.recommendations[0]?.propertyId)?.picture?.path,
        }
      : { path: RESULT_PATH, title: missingTitle(loaderData?.answers, page.missing) }
  return [...describePage({ site, description: page.description, ...about }), { name: 'robots', content: 'noindex' }]
}

function Missing({ answers }: { answers: Answers }) {
  const { missing: words } = useMessages(resultMessages).page
  const { kinds } = useMessages(answerWords)
  // A type that is none of ours is what is missing, and no other answer.
  const known = { ...answers, type: ownEntry(kinds, answers.type) ? answers.type : '' }
  const hasOthers = ANSWER_FIELDS.some((field) => known[field].trim() !== '')
  return (
    <section className="wrap recs__missing">
      <h1>{missingTitle(answers, words)}</h1>
      <p className="lead">{isMinAboveMax(answers) ? words.order : words.required}</p>
      <div className="acts">
        <SiteLink className="btn" to={wizardPathOf(resultPath(answers))}>
          {words.open}
        </SiteLink>
        {hasOthers && <p className="small soft">{words.kept}</p>}
      </div>
    </section>
  )
}

/** The one place where results are shown, to whoever asked and whoever was sent the address: it holds all there is to say. */
export default function ResultPage() {
  const { answers, answer, isBudgetUnread } = useLoaderData<typeof loader>()
  if (!answer) return <Missing answers={answers} />
  return (
    <ToastProvider>
      <ResultView answers={answers} answer={answer} isBudgetUnread={isBudgetUnread} />
    </ToastProvider>
  )
}
