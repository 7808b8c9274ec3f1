import { useState } from 'react'
import { Combobox } from '#ui/combobox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { PLACES } from './fields-section.tsx'
import { partsMessages } from './messages.ts'
import { Section } from './specimen.tsx'

type Open = 'dialog' | 'drawer' | 'confirm' | null

function CallbackDialog({ onClose }: { onClose: () => void }) {
  const { overlays, fields, actions } = useMessages(partsMessages)
  return (
    <Dialog
      title={overlays.dialogTitle}
      closeLabel={overlays.close}
      onClose={onClose}
      end={
        <button type="button" className="btn" onClick={onClose}>
          {actions.send}
        </button>
      }
    >
      <p className="soft">{overlays.dialogText}</p>
      <Field label={fields.phone} hint={fields.phoneHint}>
        {(control) => <input {...control} type="tel" />}
      </Field>
    </Dialog>
  )
}

function FilterDrawer({ onClose }: { onClose: () => void }) {
  const { overlays, fields } = useMessages(partsMessages)
  return (
    <Drawer
      title={overlays.drawerTitle}
      closeLabel={overlays.close}
      onClose={onClose}
      end={
        <>
          <button type="button" className="text-link" onClick={onClose}>
            {overlays.clearAll}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {overlays.show}
          </button>
        </>
      }
    >
      <Field label={fields.place}>
        {(control) => (
          <Combobox
            {...control}
            name="drawerPlace"
            options={PLACES}
            words={fields.places}
            placeholder={fields.placeAny}
          />
        )}
      </Field>
      <Field label={fields.reference}>{(control) => <input {...control} />}</Field>
    </Drawer>
  )
}

export function OverlaysSection() {
  const { overlays } = useMessages(partsMessages)
  const toast = useToast()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Section name="overlays">
      <p className="parts__row">
        <button type="button" className="btn btn--line" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
          {overlays.openDialog}
        </button>
        <button type="button" className="btn btn--line" aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
          {overlays.openDrawer}
        </button>
        <button type="button" className="btn btn--line" aria-haspopup="dialog" onClick={() => setOpen('confirm')}>
          {overlays.openConfirm}
        </button>
      </p>
      <p className="parts__row">
        <button
          type="button"
          className="btn btn--line"
          onClick={() => toast({ title: overlays.toastTitle, description: overlays.toastText })}
        >
          {overlays.toast}
        </button>
        <button
          type="button"
          className="btn btn--line"
          onClick={() => toast({ title: overlays.failTitle, description: overlays.failText, variant: 'destructive' })}
        >
          {overlays.failToast}
        </button>
      </p>
      {open === 'dialog' && <CallbackDialog onClose={close} />}
      {open === 'drawer' && <FilterDrawer onClose={close} />}
      {open === 'confirm' && (
        <ConfirmDialog
          title={overlays.confirmTitle}
          consequence={overlays.confirmText}
          act={overlays.confirmAct}
          leave={overlays.confirmLeave}
          onAct={close}
          onLeave={close}
        />
      )}
    </Section>
  )
}
