import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { formatDateTime } from '#common/dates.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { EditConflictDialog } from './edit-conflict-dialog.tsx'
import { FormHold } from './form-hold.ts'
import { kitMessages } from './messages.ts'
import type { AnyForm } from './use-staff-form.ts'

export interface SubmitWords {
  submit: string
  saving: string
  /** Said beside the button when a save was refused. */
  failed?: string
  /** What visitors will see of it once it is saved: nothing, while it is a draft. */
  visitors?: string
}

/** What visitors will see of the form's record. A new one begins as a draft. */
export function useVisitors(form: AnyForm, isShown: boolean): string {
  const { visitors } = useMessages(kitMessages)
  if (isShown) return visitors.shown
  return form.draft.id === 'new' ? visitors.draft : visitors.hidden
}

interface Props {
  form: AnyForm
  words: SubmitWords
  /** Stands beside the button: a way back, a preview. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Enter in a line of text sends nothing: what a form makes public goes out by its button. Ctrl+Enter presses it from any
 * field. Where a field has a use of its own for the key, it has taken it already.
 */
export function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('button[type=submit]')?.click()
  } else if (event.target instanceof HTMLInputElement && event.target.type !== 'file') event.preventDefault()
}

export const FIRST_FIELD = 'input:not([type=file]), select, textarea'

/** Asks before a page with changes is left by a link or the back button. A reload loses nothing: the draft is kept. */
function LeaveQuestion({ form: { hasChanges, kept } }: { form: AnyForm }) {
  const { leave } = useMessages(kitMessages)
  // A dialog is left by another search part: its draft waits, where the browser keeps one.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasChanges() && (from.pathname !== to.pathname || (from.search !== to.search && !kept.isKept.current)),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges() && !kept.isKept.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges, kept])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={leave.title}
      consequence={kept.isKept.current ? leave.text : leave.textLost}
      act={leave.act}
      leave={leave.stay}
      onAct={() => blocker.proceed()}
      onLeave={() => blocker.reset()}
    />
  )
}

/** What one should know before going on: a restored draft, somebody else at work on the same record. */
function FormNotices({ form }: { form: AnyForm }) {
  const words = useMessages(kitMessages)
  const { locale } = useSite()
  const { kept, presence, isBehind, isGone, setTrouble } = form
  return (
    <>
      {kept.restoredFrom && (
        <div className="form-notice" role="status">
          <p>{words.restored(formatDateTime(kept.restoredFrom, locale))}</p>
          <button
            type="button"
            className="text-link"
            onClick={() => {
              kept.drop()
              // The button goes with its notice: reading goes on at the first field.
              form.element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
            }}
          >
            {words.discard}
          </button>
        </div>
      )}
      {isGone || isBehind() ? (
        <div className="form-notice form-notice--warn" role="status">
          <p>{isGone ? words.goneMeanwhile : words.newer}</p>
          <button type="button" className="text-link" onClick={() => setTrouble(isGone ? 'gone' : 'stale')}>
            {isGone ? words.gone.restore : words.look}
          </button>
        </div>
      ) : (
        presence !== null &&
        presence.others.length > 0 && (
          <div className="form-notice form-notice--warn" role="status">
            <p>{words.others(presence.others.join(', '))}</p>
          </div>
        )
      )}
    </>
  )
}

/** One form for all that staff write: on a page of its own here, in a drawer as RecordDialog. */
export function StaffForm({ form, words, aside, children }: Props) {
  const { safe, hold, saveKeys } = useMessages(kitMessages)
  const failureId = useId()
  const [held, setHeld] = useState(0)
  const onHold = useCallback((by: 1 | -1) => setHeld((count) => count + by), [])
  const { form: hookForm, element, submit, isSubmitting } = form
  // A dialog says more of a change by somebody else: nothing stays behind it.
  const said = form.trouble === null ? hookForm.formState.errors.root?.message : undefined
  return (
    <FormProvider {...hookForm}>
      <FormHold value={onHold}>
        <form
          ref={element}
          className="form staff-form"
          noValidate
          onKeyDown={keepEnter}
          onSubmit={(event) => {
            event.preventDefault()
            // A field's own small form bubbles up to here as well.
            event.stopPropagation()
            if (held === 0 && !isSubmitting) void submit(event)
          }}
        >
          <FormNotices form={form} />
          {children}
          <div className="staff-submit">
            {said && (
              <div className="err" id={failureId}>
                {words.failed && words.failed !== said && <p>{words.failed}</p>}
                <p>{said}</p>
                <p>{form.kept.isKept.current ? safe.kept : safe.here}</p>
              </div>
            )}
            <Button
              type="submit"
              isBusy={isSubmitting}
              busyLabel={words.saving}
              aria-disabled={held > 0}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              {...(said ? { 'aria-describedby': failureId } : { 'data-tip': saveKeys })}
            >
              {words.submit}
            </Button>
            {aside}
            {words.visitors && (
              <p className="soft staff-submit__visitors" role="status">
                {words.visitors}
              </p>
            )}
            {held > 0 && (
              <p className="soft" role="status">
                {hold}
              </p>
            )}
          </div>
        </form>
      </FormHold>
      <LeaveQuestion form={form} />
      {form.trouble && <EditConflictDialog form={form} />}
    </FormProvider>
  )
}

interface PartProps {
  title: string
  hint?: ReactNode
  /** Inside the dashboard the tab's own title is an h2 already. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** One section of a long form. */
export function FormPart({ title, hint, heading: Heading = 'h2', children }: PartProps) {
  return (
    <section className="part">
      <div>
        <Heading className="part__title">{title}</Heading>
        {hint && <p className="soft part__hint">{hint}</p>}
      </div>
      <div className="part__fields">{children}</div>
    </section>
  )
}
