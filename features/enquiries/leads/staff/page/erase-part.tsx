import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { can } from '#common/permissions.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { type Tab, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { PersonData, StaffLeadDetail } from '../../lead.public.ts'
import { forgetLead, leadUrl, useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

const COUNTED = ['contacts', 'inquiries', 'bookings', 'stays', 'viewings', 'activities', 'messages'] as const

function WhatGoes({ data }: { data: PersonData }) {
  const { erase: words } = useMessages(leadPageMessages)
  const counted = COUNTED.filter((what) => data[what] > 0)
  if (counted.length === 0) return <p>{words.nothing}</p>
  return (
    <div className="lead-goes">
      <p>{words.goes}</p>
      <ul className="lead-terms">
        {counted.map((what) => (
          <li key={what}>{words.counts[what](data[what])}</li>
        ))}
      </ul>
    </div>
  )
}

/** What is under way comes first: a car or the keys of a home have to come back from somebody. */
function UnderWay({ text, tab, label }: { text: string; tab: Tab; label: string }) {
  return (
    <div className="form-notice form-notice--warn" role="alert">
      <p>{text}</p>
      <StaffLink className="text-link" to={tabPath(tab)}>
        {label}
      </StaffLink>
    </div>
  )
}

function EraseDialog({ lead, onClose }: { lead: StaffLeadDetail; onClose: () => void }) {
  const { erase: words, close } = useMessages(leadPageMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const url = leadUrl(lead.id)
  const [isErased, setErased] = useState(false)
  const query = useQuery<PersonData>({ queryKey: [`${url}/data`], gcTime: 0, staleTime: 0, enabled: !isErased })
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string>()
  const tick = useRef<HTMLInputElement>(null)
  const { act, isBusy } = useLeadAct<void, void>({
    leadId: lead.id,
    run: () => callApi(`${url}/erase`, { method: 'POST' }),
    async onDone() {
      setErased(true)
      toast({ title: words.done, description: words.doneText })
      // The page is left first: it would ask for the lead again, and show for a moment that there is none.
      await navigate(tabPath('leads'), { replace: true })
      forgetLead(queryClient, lead.id)
    },
    onRefused(error) {
      // A toast lies under the dialog: what stands in the way is said in here.
      if (error instanceof ApiError && error.code?.startsWith('open_')) void query.refetch()
      else setProblem(failureText(error))
      return true
    },
  })
  const { openBookings = 0, openStays = 0, openViewings = 0 } = query.data ?? {}
  const isUnderWay = openBookings + openStays + openViewings > 0
  function press() {
    if (isSure) return act()
    setProblem(words.confirmMissing)
    tick.current?.focus()
  }
  return (
    <Dialog
      title={words.question(lead.name)}
      closeLabel={close}
      isHeld={isBusy}
      onClose={onClose}
      end={
        <>
          <button type="button" className="text-link" onClick={onClose}>
            {words.leave}
          </button>
          {query.data && !isUnderWay && (
            <Button className="btn btn--danger" isBusy={isBusy} onClick={press}>
              {words.act}
            </Button>
          )}
        </>
      }
    >
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <>
          <WhatGoes data={query.data} />
          {isUnderWay ? (
            <>
              {openBookings > 0 && (
                <UnderWay text={words.openHires(openBookings)} tab="bookings" label={words.bookings} />
              )}
              {openStays > 0 && <UnderWay text={words.openStays(openStays)} tab="stays" label={words.stays} />}
              {openViewings > 0 && (
                <UnderWay text={words.openViewings(openViewings)} tab="viewings" label={words.viewings} />
              )}
            </>
          ) : (
            <>
              <p className="soft">{words.forGood}</p>
              <FieldGroup label={words.sure} error={problem}>
                <div className="ticks ticks--one">
                  <label>
                    <input
                      ref={tick}
                      type="checkbox"
                      checked={isSure}
                      onChange={({ target }) => {
                        setSure(target.checked)
                        setProblem(undefined)
                      }}
                    />
                    <span dir="auto">{words.confirm(lead.name)}</span>
                  </label>
                </div>
              </FieldGroup>
            </>
          )}
        </>
      )}
    </Dialog>
  )
}

/** Somebody asked to be forgotten. Only for those who may. */
export function ErasePart({ lead }: { lead: StaffLeadDetail }) {
  const { erase: words } = useMessages(leadPageMessages)
  const [isAsking, setAsking] = useState(false)
  if (!can(useActor(), 'enquiry:erase')) return null
  return (
    <section className="lead-part lead-erase" aria-labelledby="lead-erase">
      <h3 id="lead-erase">{words.title}</h3>
      <p className="soft">{words.text}</p>
      <button type="button" className="btn btn--line btn--tight" onClick={() => setAsking(true)}>
        {words.open}
      </button>
      {isAsking && <EraseDialog lead={lead} onClose={() => setAsking(false)} />}
    </section>
  )
}
