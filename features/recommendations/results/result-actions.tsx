import { useState } from 'react'
import { withLocalePrefix } from '#common/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Share } from '#ui/share/share-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type Answers, NO_ANSWERS, WIZARD_PATH } from '../answers.ts'
import { keepAnswers } from '../wizard/kept-answers.ts'
import { resultMessages } from './messages.ts'
import { nameResult } from './result-name.ts'
import { removeResult, saveResult, useSavedResults } from './saved-results.ts'

/** Keep it, send it, put it on paper, begin anew. Without scripts the link is what there is (results.css). */
export function ResultActions({ answers, path }: { answers: Answers; path: string }) {
  const { actions: words, page } = useMessages(resultMessages)
  const site = useSite()
  const isSaved = useSavedResults().some((saved) => saved.path === path)
  const [said, setSaid] = useState('')

  function toggle() {
    if (isSaved) {
      removeResult(path)
      setSaid(words.unsaved)
    } else setSaid(saveResult(path) ? words.saved : words.notSaved)
  }

  return (
    <div className="recs__acts wrap">
      <div role="group" aria-label={words.label}>
        <button type="button" className="btn btn--line recs__scripted" aria-pressed={isSaved} onClick={toggle}>
          <Icon name="bookmark" />
          {isSaved ? words.isSaved : words.save}
        </button>
        <Share
          label={words.share}
          heading={words.shareTitle}
          text={words.shareText(nameResult(answers, site))}
          link={site.publicUrl + withLocalePrefix(path, site.locale)}
        />
        <button type="button" className="btn btn--line recs__scripted" onClick={() => window.print()}>
          {words.print}
        </button>
        <SiteLink className="btn btn--line" to={WIZARD_PATH} onClick={() => keepAnswers(NO_ANSWERS)}>
          {page.newSearch}
        </SiteLink>
      </div>
      <p role="status" className="small">
        {said}
      </p>
      <p className="micro faint">{words.shareNote}</p>
    </div>
  )
}
