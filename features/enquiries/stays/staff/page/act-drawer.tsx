import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SmallForm, type SmallFormState } from '#platform/staff-kit/small-form.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staysMessages } from '../messages.ts'
import { stayPageMessages } from './messages.ts'

interface Props<Values extends FieldValues> {
  title: string
  hint: string
  submit: string
  state: SmallFormState<Values>
  onClose: () => void
  children: ReactNode
}

/** One decision that wants words, beside the stay it is about. */
export function ActDrawer<Values extends FieldValues>({
  title,
  hint,
  submit,
  state,
  onClose,
  children,
}: Props<Values>) {
  const { forms } = useMessages(staysMessages)
  const { moving, forms: words } = useMessages(stayPageMessages)
  return (
    <Drawer title={title} closeLabel={forms.close} onClose={onClose}>
      <SmallForm
        state={state}
        words={{ submit, busy: moving }}
        aside={
          <button type="button" className="text-link" onClick={onClose}>
            {words.leave}
          </button>
        }
      >
        <p className="soft">{hint}</p>
        {children}
      </SmallForm>
    </Drawer>
  )
}
