import { Modal } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { CopyButton } from './account-part.tsx'
import { staffAccountMessages } from './staff-messages.ts'

interface Props {
  username: string
  password: string
  onClose: () => void
}

/** A password that nobody will see again: only its own button closes it. */
export function NewPassword({ username, password, onClose }: Props) {
  const { once: words } = useMessages(staffAccountMessages)
  return (
    <Modal className="dialog" isHeld onClose={onClose}>
      {(titleId) => (
        <>
          <h2 id={titleId}>{words.title(username)}</h2>
          <p className="soft">{words.text}</p>
          <p className="secret" translate="no">
            {password}
          </p>
          <div className="acts">
            <CopyButton text={password} />
            <button type="button" className="btn" onClick={onClose}>
              {words.done}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
