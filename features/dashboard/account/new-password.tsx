import { Modal } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { CopyButton } from './account-part.tsx'
import { staffAccountMessages } from './staff-messages.ts'

interface Props {
  username: string
  /** A password, or a link to choose one. */
  secret: { kind: 'password' | 'link'; text: string }
  onClose: () => void
}

/** What nobody will see again: only its own button closes it. */
export function NewPassword({ username, secret, onClose }: Props) {
  const { once: words } = useMessages(staffAccountMessages)
  return (
    <Modal className="dialog" isHeld onClose={onClose}>
      {(titleId) => (
        <>
          <h2 id={titleId}>{words[secret.kind].title(username)}</h2>
          <p className="soft">{words[secret.kind].text}</p>
          <p className={secret.kind === 'link' ? 'secret secret--link' : 'secret'} translate="no">
            {secret.text}
          </p>
          <div className="acts">
            <CopyButton text={secret.text} />
            <button type="button" className="btn" onClick={onClose}>
              {words.done}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
