import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { mergeEdits } from '#platform/staff-kit/merge-edits.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { showServerFields, useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useFocusFirstError } from '#platform/staff-kit/ui/use-focus-first-error.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLeadDetail } from '../../lead.public.ts'
import type { LeadInput } from '../../lead.schema.ts'
import { type LeadFormValues, leadForm } from '../list/lead-form-values.ts'
import { DetailsFields } from './details-fields.tsx'
import { leadUrl, reloadLeads, showLead } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

/**
 * Saves what is known about somebody. When somebody else saved first, the form is put on top of their version and sent only
 * after it was looked through. Not the kit's form: that keeps a draft in the browser, where people's details must not stay.
 */
function useDetailsForm(lead: StaffLeadDetail, onClose: () => void) {
  const { details: words, error: errorTitle } = useMessages(leadPageMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const base = useRef({ values: leadForm.toValues(lead), version: lead.updatedAt })
  const [notice, setNotice] = useState<string>()
  const form = useForm<LeadFormValues, unknown, LeadInput>({
    resolver: zodResolver(leadForm.schema as never) as never,
    defaultValues: base.current.values,
    shouldFocusError: false,
  })
  useFocusFirstError(element, form.formState)
  const url = leadUrl(lead.id)

  async function layOnTop() {
    const stored = await callApi<StaffLeadDetail>(url)
    const theirs = leadForm.toValues(stored)
    const mine = form.getValues()
    const before = base.current.values
    base.current = { values: theirs, version: stored.updatedAt }
    form.reset(theirs)
    form.reset(mergeEdits(before, mine, theirs), { keepDefaultValues: true })
    setNotice(words.staleForm)
    element.current?.scrollIntoView({ block: 'start' })
  }

  const submit = form.handleSubmit(async (input) => {
    try {
      const stored = await callApi<StaffLeadDetail>(url, { method: 'PUT', body: input, version: base.current.version })
      showLead(queryClient, stored)
      toast({ title: words.saved })
      onClose()
      await reloadLeads(queryClient)
    } catch (error) {
      const isOurs = error instanceof ApiError
      if (isOurs && error.code === 'stale_edit') return layOnTop()
      const said = error instanceof Error ? failureText(error) : errorTitle
      if (isOurs)
        showServerFields(error, {
          setError: form.setError,
          fieldOf: (path) =>
            path === 'interestedIn'
              ? 'interestsOwn'
              : path in base.current.values
                ? (path as keyof LeadFormValues)
                : null,
        })
      // What a field says needs no second sentence beside the button.
      form.setError('root', { type: 'server', message: isOurs && Object.keys(error.fields).length > 0 ? '' : said })
    }
  })
  return { form, element, submit, notice }
}

interface Props {
  lead: StaffLeadDetail
  onClose: () => void
}

export function DetailsDialog({ lead, onClose }: Props) {
  const { details: words, close, save, saving } = useMessages(leadPageMessages)
  const { leave } = useMessages(kitMessages)
  const [isAsking, setAsking] = useState(false)
  const { form, element, submit, notice } = useDetailsForm(lead, onClose)
  const { isDirty, isSubmitting, errors } = form.formState
  return (
    <>
      <Drawer
        title={words.edit}
        closeLabel={close}
        onClose={() => (isDirty && !isAsking ? setAsking(true) : onClose())}
      >
        <FormProvider {...form}>
          <form
            ref={element}
            className="form staff-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!isSubmitting) void submit(event)
            }}
          >
            {notice && (
              <div className="form-notice form-notice--warn" role="status">
                <p>{notice}</p>
              </div>
            )}
            <div className="part__fields">
              <DetailsFields />
            </div>
            <div className="staff-submit">
              {errors.root && (
                <div className="err">
                  {errors.root.message && <p>{errors.root.message}</p>}
                  <p>{words.kept}</p>
                </div>
              )}
              <Button type="submit" isBusy={isSubmitting} busyLabel={saving}>
                {save}
              </Button>
            </div>
          </form>
        </FormProvider>
      </Drawer>
      {isAsking && (
        <ConfirmDialog
          title={leave.title}
          consequence={words.leaveText}
          act={leave.act}
          leave={leave.stay}
          onAct={onClose}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
