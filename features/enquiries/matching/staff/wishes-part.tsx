import { useRef, useState } from 'react'
import { formatDay } from '#common/dates.ts'
import { can } from '#common/permissions.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffWishes } from '../matching.public.ts'
import { wishesSchema } from '../wishes.schema.ts'
import { InARow } from './fit-reasons.tsx'
import { useSaveWishes } from './match-requests.ts'
import { wishesInWords } from './match-words.ts'
import { matchMessages } from './messages.ts'
import { WishesForm } from './wishes-form.tsx'

/** Where the wishes come from, and how sure they are. */
function Origin({ wishes: { source, restFrom, savedAt } }: { wishes: StaffWishes }) {
  const { wishes: words } = useMessages(matchMessages)
  const { locale } = useSite()
  if (source === 'saved')
    return savedAt && <p className="lead-wish__origin soft">{words.savedAt(formatDay(new Date(savedAt), locale))}</p>
  if (source === 'none') return null
  return (
    <p className="lead-wish__origin soft">
      <Badge tone="warning">{words.suggested}</Badge> {words.suggestedFrom[source]}{' '}
      {restFrom && `${words.restFrom[restFrom]} `}
      {words.untilSaved}
    </p>
  )
}

/** A suggestion that is right as it stands needs one press. */
function Accept({ leadId, wishes }: { leadId: number; wishes: StaffWishes }) {
  const { wishes: words, form, error: errorTitle } = useMessages(matchMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const { mutate, isPending } = useSaveWishes(leadId)
  return (
    <Button
      className="btn btn--line btn--tight"
      isBusy={isPending}
      busyLabel={form.saving}
      onClick={() =>
        mutate(wishesSchema.parse(wishes), {
          onSuccess: () => toast({ title: form.saved }),
          onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
        })
      }
    >
      {words.accept}
    </Button>
  )
}

/** What a lead looks for, as a line; the form unfolds from it. */
export function WishesPart({ leadId, wishes }: { leadId: number; wishes: StaffWishes }) {
  const { wishes: words } = useMessages(matchMessages)
  const { locale } = useSite()
  const canWrite = can(useActor(), 'enquiry:write')
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const said = wishesInWords(wishes, locale)
  const isUnknown = wishes.source === 'none'
  const isSuggested = !isUnknown && wishes.source !== 'saved'
  return (
    <div className="lead-wish">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {isOpen ? (
        <WishesForm
          leadId={leadId}
          wishes={wishes}
          onClose={() => {
            setOpen(false)
            // What was pressed goes away with its form: reading goes on at the heading.
            heading.current?.focus()
          }}
        />
      ) : (
        <>
          {said.length > 0 ? (
            <p className="lead-wish__said">
              <InARow facts={said} />
            </p>
          ) : (
            <p className="soft">{isUnknown ? words.none : words.any}</p>
          )}
          <Origin wishes={wishes} />
          {canWrite && (
            <p className="lead-wish__acts">
              {isSuggested && <Accept leadId={leadId} wishes={wishes} />}
              <button
                type="button"
                className={isUnknown ? 'btn btn--line btn--tight' : 'text-link'}
                onClick={() => setOpen(true)}
              >
                {isUnknown ? words.write : words.change}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
