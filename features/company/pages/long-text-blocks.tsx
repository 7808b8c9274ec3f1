import { phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { type Block, DOORS, type Door, piecesOf } from './long-text.ts'

interface Spoken {
  /** Subject line of a message that a link opens. */
  subject?: string
  /** Said after a link that leaves the site: '(opens a new tab)'. */
  newTab: string
}

function useDoor(subject: string | undefined): (door: Door) => string {
  const { company } = useSite()
  return (door) => {
    if (door === 'phone') return phoneLink(company)
    if (door === 'whatsapp') return whatsappLink(company)
    return `mailto:${company.legalEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
  }
}

function TextLink({ target, label, subject, newTab }: Spoken & { target: string; label: string }) {
  const addressOf = useDoor(subject)
  if (target.startsWith('/')) return <SiteLink to={target}>{label}</SiteLink>
  const door = DOORS.find((name) => name === target)
  const href = door ? addressOf(door) : target
  if (!/^https?:/.test(href)) return <a href={href}>{label}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label} <span className="sr">{newTab}</span>
    </a>
  )
}

/** A sentence with its links. */
function RichText({ text, ...spoken }: Spoken & { text: string }) {
  return piecesOf(text).map(({ text: words, target }) =>
    target ? <TextLink key={`${target} ${words}`} target={target} label={words} {...spoken} /> : words,
  )
}

function TextBlock({ block, ...spoken }: Spoken & { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} {...spoken} />
      </p>
    )
  if ('terms' in block)
    return (
      <dl>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={text} {...spoken} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <RichText text={item} {...spoken} />
        </li>
      ))}
    </ul>
  )
}

/** Paragraphs, lists and terms, as long-text.ts tells them apart. */
export function TextBlocks({ blocks, ...spoken }: Spoken & { blocks: readonly Block[] }) {
  return (
    <div className="longtext">
      {blocks.map((block) => (
        <TextBlock key={JSON.stringify(block)} block={block} {...spoken} />
      ))}
    </div>
  )
}
