import { useId } from 'react'
import { withLocalePrefix } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useCopiedAddress } from '#ui/use-copied-address.ts'
import { PODCAST_FEED } from '../feeds/feed-links.ts'
import { podcastMessages } from '../podcast-messages.ts'

/** The feed's address, to be taken into an app: seen, selected and copied with or without scripts. */
export function Subscribe() {
  const { subscribe: words } = useMessages(podcastMessages)
  const { publicUrl, locale } = useSite()
  const address = publicUrl + withLocalePrefix(PODCAST_FEED, locale)
  const { field, outcome, copy } = useCopiedAddress(address)
  const id = useId()

  return (
    <section id="subscribe" className="deep deep--two" aria-labelledby={`${id}-title`}>
      <div className="deep__txt">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p className="soft">{words.text}</p>
      </div>
      <div className="subscribe">
        <div className="field">
          <label htmlFor={`${id}-address`}>{words.label}</label>
          <input id={`${id}-address`} {...field} />
        </div>
        <button type="button" className="btn btn--ondeep" onClick={copy}>
          {words.copy}
        </button>
        <p role="status" className="small">
          {outcome && words[outcome]}
        </p>
      </div>
    </section>
  )
}
