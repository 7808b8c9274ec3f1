import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { can } from '#common/permissions.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import type { MatchedHome, PropertyMatch, StaffWishes, UnsuitableHome } from '../matching.public.ts'
import { MOST_HOMES } from '../send-limits.ts'
import { AddHome } from './add-home.tsx'
import { HomeRow, useHomeTitle } from './home-row.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { homesUrl, unsuitableHomesUrl, useMark, wishesUrl } from './match-requests.ts'
import { wishesInWords } from './match-words.ts'
import { matchMessages } from './messages.ts'
import { SendBar } from './send-bar.tsx'
import { SendHomesDialog } from './send-homes-dialog.tsx'
import { sendHomesMessages } from './send-messages.ts'
import { UnsuitableDialog } from './unsuitable-dialog.tsx'
import { WishesPart } from './wishes-part.tsx'

/** As many as the server sends when it is not asked for more or fewer. */
const MOST_SENT = 20
const SHOWN_FIRST = 4

interface ListProps {
  matches: PropertyMatch[]
  wishes: StaffWishes
  onUnsuitable: ((home: MatchedHome) => void) | null
  /** Null for who may only look. */
  ticks: ReturnType<typeof useTickedHomes> | null
}

/** The homes for one letter, in the order they were chosen. */
function useTickedHomes() {
  const [homes, setHomes] = useState<readonly MatchedHome[]>([])
  return {
    homes,
    isFull: homes.length >= MOST_HOMES,
    has: (id: number) => homes.some((home) => home.id === id),
    add: (home: MatchedHome) => setHomes((before) => [...before.filter(({ id }) => id !== home.id), home]),
    remove: (id: number) => setHomes((before) => before.filter((home) => home.id !== id)),
    clear: () => setHomes([]),
  }
}

function HomeList({ matches, wishes, onUnsuitable, ticks }: ListProps) {
  const { homes: words } = useMessages(matchMessages)
  const [areAllShown, setAllShown] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (matches.length === 0) {
    const hasWishes = wishesInWords(wishes, 'en').length > 0
    return <p className="soft">{!wishes.isLeadOpen ? words.closed : hasWishes ? words.none : words.noWishes}</p>
  }
  const shown = areAllShown ? matches : matches.slice(0, SHOWN_FIRST)
  const hidden = matches.length - shown.length
  return (
    <>
      <ul className="matches" ref={list}>
        {shown.map((match) => (
          <HomeRow
            key={match.home.id}
            match={match}
            tick={
              ticks && {
                isTicked: ticks.has(match.home.id),
                isFull: ticks.isFull,
                toggle: () => (ticks.has(match.home.id) ? ticks.remove(match.home.id) : ticks.add(match.home)),
              }
            }
            locale={wishes.locale}
            onUnsuitable={onUnsuitable && (() => onUnsuitable(match.home))}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <button
            type="button"
            className="btn btn--line btn--tight"
            onClick={() => {
              setAllShown(true)
              // The button goes: reading goes on with the first of those it brought.
              requestAnimationFrame(() => list.current?.children[SHOWN_FIRST]?.querySelector('a')?.focus())
            }}
          >
            {words.more(hidden)}
          </button>
        </p>
      )}
    </>
  )
}

/** What a lead looks for, and what of it the house has. */
export function LeadMatches({ lead }: { lead: StaffLeadDetail }) {
  const leadId = lead.id
  const send = useMessages(sendHomesMessages)
  const ticks = useTickedHomes()
  const [isSending, setSending] = useState(false)
  const { homes: words } = useMessages(matchMessages)
  const canWrite = can(useActor(), 'enquiry:write')
  const wishes = useQuery<StaffWishes>({ queryKey: [wishesUrl(leadId)], gcTime: 0 })
  const matches = useQuery<PropertyMatch[]>({ queryKey: [homesUrl(leadId)], gcTime: 0 })
  const leftOut = useQuery<UnsuitableHome[]>({ queryKey: [unsuitableHomesUrl(leadId)], gcTime: 0 })
  const [asked, setAsked] = useState<MatchedHome | null>(null)
  const { rest: heading, readOn } = useKeptFocus({ preventScroll: true })
  const titleOf = useHomeTitle()
  const { mark, takeBack, isBusy } = useMark(() => {
    setAsked(null)
    readOn()
  })

  const failed = [wishes, matches].find((query) => query.isLoadingError)
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => failed.refetch()} />
  if (!wishes.data || !matches.data) return <SkeletonRows rows={4} />
  const found = matches.data.length
  return (
    <section className="lead-matches" aria-labelledby="lead-matches">
      <WishesPart leadId={leadId} wishes={wishes.data} />
      <div className="lead-homes">
        <h3 id="lead-matches" ref={heading} tabIndex={-1}>
          {words.title}
          {found > 0 && <small> {words.count(found, found < MOST_SENT)}</small>}
        </h3>
        <HomeList
          matches={matches.data}
          wishes={wishes.data}
          onUnsuitable={canWrite ? setAsked : null}
          ticks={canWrite ? ticks : null}
        />
        {canWrite && <AddHome leadId={leadId} ticks={ticks} />}
        {canWrite && (
          <SendBar
            label={send.send(ticks.homes.length)}
            count={ticks.homes.length}
            most={ticks.isFull ? send.most(MOST_HOMES) : null}
            onSend={() => setSending(true)}
            onClear={ticks.clear}
          />
        )}
        <LeftOutList
          entries={(leftOut.data ?? []).map((mark) => ({
            id: mark.home.id,
            name: titleOf(mark.home),
            title: (
              <h4 dir="auto">
                {titleOf(mark.home)} {!mark.home.isAvailable && <Badge tone="danger">{words.unavailable}</Badge>}
              </h4>
            ),
            mark,
          }))}
          onTakeBack={canWrite ? (propertyId) => takeBack({ leadId, propertyId }) : null}
        />
      </div>
      {isSending && ticks.homes.length > 0 && (
        <SendHomesDialog
          lead={lead}
          homes={ticks.homes}
          onTakeOut={ticks.remove}
          onSent={ticks.clear}
          onClose={() => setSending(false)}
        />
      )}
      {asked && (
        <UnsuitableDialog
          name={titleOf(asked)}
          isBusy={isBusy}
          onMark={(reason) => mark({ leadId, propertyId: asked.id, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
