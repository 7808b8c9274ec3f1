import type { Locale } from '#common/locale.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useMessages } from '#ui/page/site.ts'
import { submissionMessages } from '../submission-messages.ts'

interface Props {
  email: string
  phone: string | null
}

/** How to reach whoever wrote. Stands in a list of facts. */
export function ReachFacts({ email, phone }: Props) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <>
      <div className="enquiry__long">
        <dt>{words.email}</dt>
        <dd>
          <a className="enquiry__about" href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className="enquiry__about" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </a>
          </dd>
        </div>
      )}
    </>
  )
}

/** When it came, and the language to answer in. Stands in a list of facts. */
export function ReceivedFacts({ createdAt, locale: writtenIn }: { createdAt: string; locale: Locale }) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <>
      <div>
        <dt>{words.received}</dt>
        <dd>
          <DakarTime iso={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{words.writtenIn}</dt>
        <dd>{words.languages[writtenIn]}</dd>
      </div>
    </>
  )
}
