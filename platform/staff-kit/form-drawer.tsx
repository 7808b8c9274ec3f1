import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SmallForm, type SmallFormState } from './small-form.tsx'
import { staffMessages } from './staff-messages.ts'

interface Props<Values extends FieldValues> {
  title: string
  words: { submit: string; busy: string; leave: string }
  /** What it does, before the fields. */
  hint?: ReactNode
  state: SmallFormState<Values>
  onClose: () => void
  /** Where its button beside the submit does more than to close it. */
  onLeave?: () => void
  /** A Dialog, where it is short. */
  frame?: typeof Drawer
  children: ReactNode
}

/** A small form over the page it belongs to. While it is on its way Escape does not leave it: what came of it would never be said. */
export function FormDrawer<Values extends FieldValues>({
  title,
  words,
  hint,
  state,
  onClose,
  onLeave = onClose,
  frame: Frame = Drawer,
  children,
}: Props<Values>) {
  const { close } = useMessages(staffMessages)
  return (
    <Frame title={title} closeLabel={close} isHeld={state.form.formState.isSubmitting} onClose={onClose}>
      <SmallForm state={state} words={words} onLeave={onLeave}>
        {hint && <p className="soft">{hint}</p>}
        {children}
      </SmallForm>
    </Frame>
  )
}
