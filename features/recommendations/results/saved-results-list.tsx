import { useRef, useState } from 'react'
import { formatDay } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { readAnswers } from '../answers.ts'
import { detailResult, nameResult } from './result-name.ts'
import { savedMessages } from './saved-messages.ts'
import { MOST_SAVED_RESULTS, removeResult, useSavedResults } from './saved-results.ts'

/** The results a visitor kept in this browser; nothing at all where there are none. */
export function SavedResults() {
  const { kept: words } = useMessages(savedMessages)
  const site = useSite()
  const saved = useSavedResults()
  const title = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState('')
  if (saved.length === 0 && removed === '') return null

  function remove(path: string, name: string) {
    removeResult(path)
    setRemoved(words.removed(name))
    title.current?.focus()
  }

  return (
    <section className="section wrap two recs-kept" aria-labelledby="kept-results">
      <div>
        <h2 id="kept-results" ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="small soft">{words.text(MOST_SAVED_RESULTS)}</p>
        <p role="status" className="small">
          {removed}
        </p>
      </div>
      <ul>
        {saved.map(({ path, savedAt }) => {
          const { searchParams } = new URL(path, location.origin)
          const answers = readAnswers(searchParams)
          const wishes = searchParams.getAll('w').length
          const [name, detail] = [nameResult(answers, site), detailResult(answers, wishes, site.locale)]
          return (
            <li key={path}>
              <SiteLink to={path}>
                {name} {detail && <small>{detail}</small>}
              </SiteLink>
              <span className="small soft">{words.on(formatDay(new Date(savedAt), site.locale))}</span>
              <button type="button" className="text-link" onClick={() => remove(path, name)}>
                {words.remove} <span className="sr">{[name, detail].filter(Boolean).join(', ')}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
