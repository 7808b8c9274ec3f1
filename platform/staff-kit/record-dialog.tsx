import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { kitMessages } from './messages.ts'
import { FIRST_FIELD, StaffForm, type SubmitWords } from './staff-form.tsx'
import type { AnyForm } from './use-staff-form.ts'

interface Props {
  title: string
  form: AnyForm
  words: SubmitWords
  onClose: () => void
  children: ReactNode
}

/** The same form beside the list it belongs to. Closing it with changes asks first. */
export function RecordDialog({ title, form, words, onClose, children }: Props) {
  const { close, leave } = useMessages(kitMessages)
  const [isAsking, setAsking] = useState(false)
  const { element } = form
  useEffect(() => {
    // On a phone that would lift the keyboard over half of the form before anybody read it.
    if (matchMedia('(min-width: 48rem)').matches) element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [element])
  return (
    <>
      <Drawer
        title={title}
        closeLabel={close}
        onClose={() => (form.hasChanges() && !isAsking ? setAsking(true) : onClose())}
      >
        <StaffForm form={form} words={words}>
          <div className="part__fields">{children}</div>
        </StaffForm>
      </Drawer>
      {isAsking && (
        <ConfirmDialog
          title={leave.title}
          consequence={form.kept.isKept.current ? leave.text : leave.textLost}
          act={leave.act}
          leave={leave.stay}
          onAct={onClose}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
