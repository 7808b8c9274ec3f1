import { useState } from 'react'
import { useNavigate } from 'react-router'
import { emailKey, phoneKey } from '#common/contact-keys.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { BookingFactsPart, ContactFactsPart, InquiryFactsPart } from '../../../desk/staff/facts.tsx'
import { StayFactsPart } from '../../../stays/staff/stay-facts.tsx'
import { ViewingFactsPart } from '../../../viewings/staff/viewing-facts-part.tsx'
import type { StaffActivity, StaffLeadDetail } from '../../lead.public.ts'
import { useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

const SENDER = /^(?<name>.*) <(?<email>[^<>]*)>$/s

/** Who sent something, 'Eve <eve@example.com>', unless name and address are both those the lead is known by. */
export function otherSender(
  sender: string | null,
  { name, contacts }: Pick<StaffLeadDetail, 'name' | 'contacts'>,
): string | null {
  if (sender === null) return null
  const said = SENDER.exec(sender)?.groups
  const isTheirName = said?.name?.trim().toLowerCase() === name.trim().toLowerCase()
  // Of whoever called, staff may know a number only.
  const address = said?.email ?? ''
  const isTheirAddress = contacts.some(
    ({ kind, value }) => value === (kind === 'email' ? emailKey(address) : phoneKey(address)),
  )
  return isTheirName && isTheirAddress ? null : sender
}

interface Props {
  activity: StaffActivity
  lead: StaffLeadDetail
  /** The latest one is what has to be answered: it is open from the start. */
  isOpen: boolean
  maySeparate: boolean
}

function Facts({ activity: { contact, inquiry, booking, stay, viewing } }: Pick<Props, 'activity'>) {
  if (contact) return <ContactFactsPart contact={contact} />
  if (inquiry) return <InquiryFactsPart inquiry={inquiry} />
  if (booking) return <BookingFactsPart booking={booking} />
  if (stay) return <StayFactsPart stay={stay} />
  return viewing && <ViewingFactsPart viewing={viewing} />
}

/** A request that came from a shared number or a forwarded address: it gets a lead of its own. */
function Separate({ activity }: Pick<Props, 'activity'>) {
  const { separate: words, close } = useMessages(leadPageMessages)
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const navigate = useNavigate()
  const { act, isBusy } = useLeadAct<void, StaffLeadDetail>({
    leadId: activity.leadId,
    run: () => callApi(`/api/admin/activities/${activity.id}/separate`, { method: 'POST' }),
    onDone({ id, name }) {
      setAsking(false)
      const onAct = () => void navigate(`${tabPath('leads')}/${id}`, { defaultShouldRevalidate: false })
      toast({ title: words.done, description: name, action: { label: words.open, onAct } })
    },
  })
  return (
    <>
      <button type="button" className="text-link timeline__act" onClick={() => setAsking(true)}>
        {words.act}
      </button>
      {isAsking && (
        <Dialog
          title={words.title}
          closeLabel={close}
          isHeld={isBusy}
          onClose={() => setAsking(false)}
          end={
            <>
              <button type="button" className="text-link" onClick={() => setAsking(false)}>
                {words.leave}
              </button>
              <Button isBusy={isBusy} onClick={() => act()}>
                {words.act}
              </Button>
            </>
          }
        >
          <p className="soft">{words.text(activity.sender ?? '')}</p>
        </Dialog>
      )}
    </>
  )
}

/** What somebody sent, whole, as they filled it in. */
export function Submission({ activity, lead, isOpen, maySeparate }: Props) {
  const { timeline: words } = useMessages(leadPageMessages)
  const { contact, inquiry, booking, stay, viewing, description } = activity
  const sender = otherSender(activity.sender, lead)
  // What came from the lead's own address is its own.
  const from = (contact ?? inquiry ?? booking ?? stay ?? viewing)?.email ?? undefined
  const isSeparable = from !== undefined && !(lead.email && emailKey(lead.email) === emailKey(from))
  const isThere = [contact, inquiry, booking, stay, viewing].some((sent) => sent !== null)
  return (
    <>
      {sender && <p className="timeline__sender">{words.from(sender)}</p>}
      {/* Shown by the style sheet while the whole is folded. */}
      {description && (
        <p className="timeline__text timeline__glimpse" dir="auto">
          {description}
        </p>
      )}
      {isThere ? (
        <details className="timeline__fold timeline__sent" open={isOpen}>
          <summary>{words.whole}</summary>
          <Facts activity={activity} />
        </details>
      ) : (
        <p className="soft">{words.deleted}</p>
      )}
      {maySeparate && isSeparable && <Separate activity={activity} />}
    </>
  )
}
