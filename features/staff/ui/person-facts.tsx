import { useMessages, useSite } from '#app/site.ts'
import type { Locale } from '#common/locale.ts'
import { staffMessages } from '../messages.ts'
import { unbrokenDateTime } from './unbroken.ts'

interface Props {
  email: string
  phone: string | null
}

/** How to reach whoever wrote. Stands in a list of facts. */
export function ReachFacts({ email, phone }: Props) {
  const { contacts: words } = useMessages(staffMessages)
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
  const { contacts: words } = useMessages(staffMessages)
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

export function DakarTime({ iso }: { iso: string }) {
  const { contacts: words } = useMessages(staffMessages)
  const { locale } = useSite()
  return <time dateTime={iso}>{words.dakarTime(unbrokenDateTime(iso, locale))}</time>
}
