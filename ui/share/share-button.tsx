import { type MouseEvent, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useMessages } from '../page/site.ts'
import { shareMessages } from './share-messages.ts'

interface Props {
  /** On the button: 'Share'. */
  label: string
  /** Names the panel: 'Share this home'. */
  heading: string
  /** What it is, in one line, for the message that carries the link. */
  text: string
  /** In the reader's language: whoever gets it reads the same. */
  link: string
}

/**
 * The phone's own share sheet where there is one; else a small panel. The panel is the browser's popover: it opens, closes by
 * Escape or a press beside it, and leads to WhatsApp and e-mail without any script of ours.
 */
export function Share({ label, heading, text, link }: Props) {
  const words = useMessages(shareMessages)
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const panelId = useId()
  const titleId = useId()
  const fieldId = useId()

  function open(event: MouseEvent) {
    setOutcome(null)
    if (!navigator.share) return
    event.preventDefault()
    navigator.share({ title: text, url: link }).catch((error: unknown) => {
      // Left by the visitor: nothing to say. Anything else: the panel can do the same.
      if (!(error instanceof DOMException && error.name === 'AbortError')) panel.current?.showPopover()
    })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('notCopied')
    }
  }

  return (
    <div className="share">
      <button type="button" className="btn btn--line share__open" popoverTarget={panelId} onClick={open}>
        <Icon name="share" />
        {label}
      </button>
      <div ref={panel} id={panelId} className="share__panel" popover="auto" role="dialog" aria-labelledby={titleId}>
        <div className="modal__top">
          <h2 id={titleId}>{heading}</h2>
          <button
            type="button"
            className="icobtn"
            aria-label={words.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="field">
          <label htmlFor={fieldId}>{words.link}</label>
          <input ref={field} id={fieldId} readOnly value={link} onFocus={({ target }) => target.select()} />
        </div>
        <button type="button" className="btn btn--wide share__copy" onClick={copy}>
          {words.copy}
        </button>
        <p role="status" className="small">
          {outcome && words[outcome]}
        </p>
        <ul className="share__ways">
          <li>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(words.message(text, link))}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="chat" />
              <span>
                {words.whatsapp} <span className="sr">{words.newTab}</span>
              </span>
            </a>
          </li>
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(link)}`}>
              <Icon name="mail" />
              {words.email}
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
