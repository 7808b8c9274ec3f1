import { rateFigure } from '#features/company/rate-note.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { RuledList } from '#ui/ruled-list.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { investMessages } from '../messages.ts'
import { investTextMessages } from '../text-messages.ts'

export function Benefits() {
  const { benefitsTitle, benefits } = useMessages(investTextMessages)
  const { locale, rates } = useSite()
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <div className="headrow">
        <h2 id="benefits">{benefitsTitle}</h2>
      </div>
      <ul className="benefits">
        {benefits(rateFigure(rates.EUR, locale)).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What to ask stands before the projects, not after them. */
export function FirstQuestions() {
  const { questions } = useMessages(investTextMessages)
  return (
    <section className="deep deep--two" aria-labelledby="questions">
      <div className="deep__txt">
        <h2 id="questions">{questions.title}</h2>
        <p>{questions.text}</p>
        <p className="micro soft">{questions.note}</p>
      </div>
      <RuledList entries={questions.list} />
    </section>
  )
}

export function BuyersCosts() {
  const { costs } = useMessages(investTextMessages)
  return (
    <section className="wrap two" aria-labelledby="costs">
      <h2 id="costs">{costs.title}</h2>
      <div>
        <p>{costs.text}</p>
        <p>
          <SiteLink className="text-link" to="/buying-costs">
            {costs.link}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

export function Closing() {
  const { closing } = useMessages(investTextMessages)
  const { meeting, newTab } = useMessages(investMessages)
  const { company } = useSite()
  return (
    <section className="section wrap two" aria-labelledby="closing">
      <h2 id="closing">{closing.title}</h2>
      <div>
        <p className="lead">{closing.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/contact?subject=investment">
            {closing.contact}
          </SiteLink>
          <a className="text-link" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {meeting} <span className="sr">{newTab}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
