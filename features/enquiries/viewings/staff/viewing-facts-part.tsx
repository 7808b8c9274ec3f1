import { useMessages, useSite } from '#ui/page/site.ts'
import type { TimelineViewing } from '../viewing.public.ts'
import { viewingFacts } from '../viewing-facts.ts'
import { stateOf } from '../viewing-status.ts'
import { subjectWord, viewingsMessages } from './messages.ts'

/** A viewing on a timeline: what, when, how, and how it stands. */
export function ViewingFactsPart({ viewing }: { viewing: TimelineViewing }) {
  const words = useMessages(viewingsMessages)
  const { locale } = useSite()
  const times = { startsAt: new Date(viewing.startsAt), endsAt: new Date(viewing.endsAt) }
  return (
    <>
      <dl className="enquiry__facts">
        {viewingFacts({ ...viewing, ...times }, { locale, adviser: null }).map(({ label, text }, index) => (
          <div key={label}>
            <dt>{index === 0 ? subjectWord(viewing, words.forms) : label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{viewing.reference}</dt>
          <dd>{words.states[stateOf(viewing)]}</dd>
        </div>
      </dl>
      {viewing.message && (
        <p className="timeline__text" dir="auto" lang={viewing.locale}>
          {viewing.message}
        </p>
      )}
    </>
  )
}
