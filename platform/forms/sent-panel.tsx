import { type ReactNode, type Ref, useId } from 'react'
import { withLocalePrefix } from '#common/locale.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Confirmation } from './confirmation.ts'
import { formMessages } from './form-messages.ts'

type Ledger = NonNullable<Confirmation['price']>

function Price({ title, lines, total }: Ledger) {
  return (
    <div className="sent__part">
      <h3>{title}</h3>
      <dl className="sent__price">
        {[...lines, total].map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface Props {
  /** With the title and the words of its form alone where the answer could not be read. */
  confirmation: Pick<Confirmation, 'title' | 'thanks' | 'next'> & Partial<Confirmation>
  /** Takes the focus when it has just arrived: that is how it is heard, once. */
  titleRef?: Ref<HTMLHeadingElement>
  /** On a page of its own it is the page's title. */
  heading?: 'h1' | 'h2'
  /** What can be done now. */
  children: ReactNode
}

/** Stands in the place of a form that was sent, for as long as its page is open. */
export function SentPanel({ confirmation, titleRef, heading: Heading = 'h2', children }: Props) {
  const { confirmed: words } = useMessages(formMessages)
  const { locale, title, thanks, reference, sentAt, facts, price, next, calendar, page } = confirmation
  const id = useId()
  return (
    <section className="sent" aria-labelledby={id} lang={locale}>
      <Heading id={id} ref={titleRef} tabIndex={-1}>
        {title}
      </Heading>
      <p className="lead">{thanks}</p>
      {reference && (
        <dl className="sent__marks">
          <div>
            <dt>{words.reference}</dt>
            <dd className="sent__reference">{reference}</dd>
          </div>
          <div>
            <dt>{words.sentAt}</dt>
            <dd>{sentAt}</dd>
          </div>
        </dl>
      )}
      <div className="sent__part">
        <h3>{words.next}</h3>
        {next.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reference && <p className="small soft">{words.keep}</p>}
      </div>
      {price && <Price {...price} />}
      <div className="acts">
        {page && (
          <a className="btn" href={withLocalePrefix(page, locale ?? 'en')}>
            {words.follow}
          </a>
        )}
        {calendar && (
          <a className="btn btn--line" href={calendar} download>
            {words.calendar}
          </a>
        )}
        {children}
      </div>
      {facts && (
        <div className="sent__part">
          <h3>{words.facts}</h3>
          <dl className="sent__facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
