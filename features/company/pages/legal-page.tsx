import { NextLinks } from '#ui/next-links.tsx'
import { phoneLink } from '#ui/page/company-profile.ts'
import { useSite } from '#ui/page/site.ts'
import type { LegalText } from '../read-texts.server.ts'
import { TextBlocks } from './long-text-blocks.tsx'

/** Where the contact block stands, last among the sections. */
const CONTACT_ID = 'contact'

function Contents({ text: { contents, sections, contact } }: { text: LegalText }) {
  return (
    <nav className="legal__toc" aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol>
        {[...sections, { id: CONTACT_ID, title: contact.title }].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ContactBlock({ words, address }: { words: LegalText['contact']; address: string }) {
  const { company } = useSite()
  const mail = `mailto:${company.legalEmail}?subject=${encodeURIComponent(words.subject)}`
  return (
    <section id={CONTACT_ID}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <dl className="contact-details">
        <div>
          <dt>{words.companyLabel}</dt>
          <dd>{company.legalName}</dd>
        </div>
        <div>
          <dt>{words.registrationLabel}</dt>
          <dd>{company.registrationNumber}</dd>
        </div>
        <div>
          <dt>{words.emailLabel}</dt>
          <dd>
            <a href={mail}>{company.legalEmail}</a>
            <span className="legal__note">{words.emailNote}</span>
          </dd>
        </div>
        <div>
          <dt>{words.phoneLabel}</dt>
          <dd>
            <a href={phoneLink(company)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{words.addressLabel}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
    </section>
  )
}

/** A policy or terms: the date, the contents, numbered sections, whom to ask, and where to go from there. */
export function LegalPage({ text, address }: { text: LegalText; address: string }) {
  const { title, updated, lead, sections, contact, next, newTab } = text
  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <p className="legal__date">{updated}</p>
          </div>
        </div>
      </section>
      <div className="wrap legal">
        <Contents text={text} />
        <div className="legal__text">
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <TextBlocks blocks={blocks} subject={contact.subject} newTab={newTab} />
            </section>
          ))}
          <ContactBlock words={contact} address={address} />
        </div>
      </div>
      <NextLinks title={next.title} ways={next.ways} />
    </>
  )
}
