import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { withLocalePrefix } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, OutcomeLine, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { isMissing, useRecord } from '#platform/staff-kit/use-record.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { ToastProvider, useToast } from '#ui/toast.tsx'
import { SpamMark } from '../../desk/staff/spam-mark.tsx'
import type { StaffViewing } from '../viewing.public.ts'
import type { ViewingChange } from '../viewing.schema.ts'
import { viewingFacts } from '../viewing-facts.ts'
import { stateOf, type ViewingState } from '../viewing-status.ts'
import { viewingWords } from '../viewing-words.ts'
import { subjectWord, viewingsMessages } from './messages.ts'
import { ViewingBadge } from './viewing-badge.tsx'
import { CancelForm, DoneForm, EditForm, MoveForm } from './viewing-forms.tsx'
import { useViewingAct, viewingUrl } from './viewing-requests.ts'
import { ViewingWays } from './viewing-ways.tsx'

const FORMS = { move: MoveForm, edit: EditForm, cancel: CancelForm, done: DoneForm }
type Form = keyof typeof FORMS
type Decision = Partial<ViewingChange>
type Act = 'confirm' | 'missed' | Form

/** What can be done while it stands so; the server has the last word. */
function actsOf(viewing: StaffViewing): readonly Act[] {
  if (viewing.suspicion) return []
  const hasBegun = Date.parse(viewing.startsAt) <= Date.now()
  const acts: Record<ViewingState, readonly Act[]> = {
    asked: ['confirm', 'move', 'edit', 'cancel'],
    confirmed: hasBegun ? ['done', 'missed', 'move'] : ['move', 'edit', 'cancel'],
    lapsed: hasBegun ? ['done', 'missed'] : ['confirm', 'cancel'],
    done: ['done', 'missed'],
    missed: ['done'],
    cancelled: [],
  }
  return acts[stateOf(viewing)]
}

function Facts({ viewing }: { viewing: StaffViewing }) {
  const words = useMessages(viewingsMessages)
  const { news: _, ...said } = useMessages(viewingWords)
  const { locale } = useSite()
  const times = { startsAt: new Date(viewing.startsAt), endsAt: new Date(viewing.endsAt) }
  const facts = viewingFacts({ ...viewing, ...times }, { locale, adviser: viewing.adviser?.name ?? null })
  const more = [
    { label: words.one.message, text: viewing.message },
    { label: said.reason, text: viewing.reason },
    { label: words.one.feedback, text: viewing.feedback },
    { label: words.forms.interest, text: viewing.interest && words.interests[viewing.interest] },
  ]
  return (
    <dl className="enquiry__facts">
      {facts.map(({ label, text, href }, index) => (
        <div key={label}>
          <dt>{index === 0 ? subjectWord(viewing, words.forms) : label}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
      {more.map(
        ({ label, text }) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** They want it: the home is reserved with one press more. Its page, lists and recommendations follow. */
function UnderOffer({ viewing }: { viewing: StaffViewing }) {
  const { one: words } = useMessages(viewingsMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const toast = useToast()
  const { propertyId, saleState, interest, status } = viewing
  if (state === 'done') return <OutcomeLine>{words.markedUnderOffer}</OutcomeLine>
  if (status !== 'done' || interest !== 'yes' || saleState !== 'available' || propertyId === null) return null
  async function mark() {
    setState('busy')
    try {
      await callApi(`/api/admin/properties/${propertyId}`, { method: 'PATCH', body: { saleState: 'under-offer' } })
      setState('done')
      void refreshDesk(queryClient)
      // The staff list of homes is not of the desk.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [url] }) => String(url).startsWith('/api/admin/properties'),
      })
    } catch (error) {
      setState('open')
      toast({ title: errorTitle, description: failureText(error as Error), variant: 'destructive' })
    }
  }
  return (
    <div className="form-notice viewing-offer">
      <p>{words.underOffer}</p>
      <Button className="btn btn--line btn--tight" isBusy={state === 'busy'} busyLabel={words.saving} onClick={mark}>
        {words.markUnderOffer}
      </Button>
    </div>
  )
}

function Links({ viewing }: { viewing: StaffViewing }) {
  const { one: words } = useMessages(viewingsMessages)
  const { locale } = useSite()
  const { lead, propertyId, investmentId, visitorPath } = viewing
  const listing = propertyId === null ? investmentId && `/invest/${investmentId}` : `/property/${propertyId}`
  return (
    <p className="viewing-row__ways">
      {lead && (
        <StaffLink className="text-link" to={`${tabPath('leads')}/${lead.id}`}>
          {words.lead}
          <span className="sr"> {lead.name}</span>
        </StaffLink>
      )}
      {listing && (
        <a className="text-link" href={withLocalePrefix(listing, locale)} target="_blank" rel="noreferrer">
          {propertyId === null ? words.project : words.home}
        </a>
      )}
      <a className="text-link" href={withLocalePrefix(visitorPath, viewing.locale)} target="_blank" rel="noreferrer">
        {words.visitorPage}
      </a>
    </p>
  )
}

function Viewing({ viewing }: { viewing: StaffViewing }) {
  const words = useMessages(viewingsMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const mayDecide = can(useActor(), 'enquiry:write')
  // A form keeps the version that it was filled from, though what lies under it is read anew meanwhile.
  const [filledFrom, setFilledFrom] = useState<string | null>(null)
  const act = useViewingAct({ id: viewing.id, updatedAt: filledFrom ?? viewing.updatedAt })
  const failureText = useFailureText()
  const toast = useToast()
  const [open, setOpen] = useState<Form | null>(null)
  const [readAt, setReadAt] = useState('')
  const left = useRef<Form | null>(null)
  const choices = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open) setFilledFrom(null)
    if (!open) choices.current?.querySelector<HTMLElement>(`[data-act="${left.current}"]`)?.focus()
    left.current = null
  }, [open])
  const Shown = open && FORMS[open]
  const acts = mayDecide ? actsOf(viewing) : []
  const report = (error: Error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
  const label = (one: Act) => (one === 'done' && viewing.status === 'done' ? words.one.changeFeedback : words.one[one])
  const decide = (decision: Decision) => {
    setReadAt(viewing.updatedAt)
    return act.mutateAsync(decision)
  }
  // What was sent as it stood is no news for anybody.
  const isUnchanged = act.data?.updatedAt === readAt
  const outcome = {
    confirmed: words.one.confirmed,
    done: words.one.closed,
    missed: words.one.closed,
    cancelled: words.one.saved,
  }
  if (Shown)
    return (
      <Shown
        viewing={viewing}
        send={async (decision) => {
          // Refused, they were told that it is another by now: what is sent again is meant.
          await decide(decision).catch((error: Error) => {
            if (error instanceof ApiError && error.code === 'stale_edit') setFilledFrom(null)
            throw error
          })
          setOpen(null)
        }}
        onLeave={() => {
          left.current = open
          setOpen(null)
        }}
      />
    )
  return (
    <>
      <p>
        <ViewingBadge viewing={viewing} /> <span className="soft stay-ref">{viewing.reference}</span>
      </p>
      {act.isSuccess && (
        <OutcomeLine key={act.submittedAt}>
          {isUnchanged ? words.one.unchanged : outcome[act.variables.status ?? 'cancelled']}
        </OutcomeLine>
      )}
      <SpamMark kind="viewing" id={viewing.id} suspicion={viewing.suspicion} />
      <UnderOffer viewing={viewing} />
      <p className="lead-reach__ways">
        <ViewingWays viewing={viewing} look="btn btn--line" />
      </p>
      {acts.length > 0 && (
        <section ref={choices} className="stay-acts" aria-label={words.one.acts}>
          {acts.map((one, index) =>
            one === 'confirm' || one === 'missed' ? (
              <Button
                key={one}
                className={index === 0 ? 'btn' : 'btn btn--line'}
                isBusy={act.isPending}
                busyLabel={words.one.saving}
                onClick={() => decide({ status: one === 'confirm' ? 'confirmed' : 'missed' }).catch(report)}
              >
                {label(one)}
              </Button>
            ) : (
              <button
                key={one}
                type="button"
                data-act={one}
                className={index === 0 ? 'btn' : 'btn btn--line'}
                onClick={() => {
                  setFilledFrom(viewing.updatedAt)
                  setOpen(one)
                }}
              >
                {label(one)}
              </button>
            ),
          )}
        </section>
      )}
      <Facts viewing={viewing} />
      <Links viewing={viewing} />
    </>
  )
}

/** One viewing: how it stands, the ways to whoever comes, and what can be decided about it. */
export function ViewingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { one: words } = useMessages(viewingsMessages)
  const query = useRecord<StaffViewing>(viewingUrl(id))
  const isGone = isMissing(query.error)
  return (
    <Drawer title={words.title(query.data?.name ?? '…')} closeLabel={words.close} onClose={onClose}>
      {isGone && <p>{words.gone}</p>}
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isLoadingError && !isGone && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {/* What fails is said in here: a notice of the page would lie behind. */}
      <ToastProvider>{query.data && !isGone && <Viewing key={query.data.id} viewing={query.data} />}</ToastProvider>
    </Drawer>
  )
}
