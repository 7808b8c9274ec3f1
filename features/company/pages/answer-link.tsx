import { type MouseEvent, useState } from 'react'

interface Props {
  /** The answer's address on the page. */
  id: string
  /** The question, for whoever hears the link without seeing what stands above it. */
  title: string
  words: { copy: string; copied: string; notCopied: string }
}

/** The address of one answer, to send to somebody. Without scripts it is a link, which the browser can copy. */
export function AnswerLink({ id, title, words }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    // Whoever opens it in another tab wants the page, not a copy.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      await navigator.clipboard.writeText(href)
      setOutcome('copied')
    } catch {
      window.location.assign(href)
      setOutcome('notCopied')
    }
  }

  return (
    <p className="answer-link">
      <a href={`#${id}`} onClick={copy}>
        {words.copy} <span className="sr">({title})</span>
      </a>
      <span role="status">{outcome && words[outcome]}</span>
    </p>
  )
}
