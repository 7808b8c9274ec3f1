import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#common/dates.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { ChangeList } from './changes/change-list.tsx'
import { fieldMessages } from './changes/field-messages.ts'
import { fieldsBothChanged, mergeEdits } from './merge-edits.ts'
import { kitMessages } from './messages.ts'
import { callApi } from './ui/api.ts'
import { useFailureText } from './ui/error-text.ts'
import { LoadFailed, SkeletonRows } from './ui/load-states.tsx'
import { restoreUrl } from './use-record.ts'
import type { AnyForm } from './use-staff-form.ts'

/** What a stored field is called in the reader's language. */
function useFieldName(): (field: string) => string {
  const { fields } = useMessages(fieldMessages)
  return (field) => ownEntry(fields, field) ?? field
}

/** The newest change of this record by anybody: who is told of is who saved it. */
function useLastChange({ entity, id }: AnyForm['draft']) {
  return useQuery<PublicAuditEntry[]>({
    queryKey: [`/api/admin/audit?entity=${entity}&entityId=${id}&limit=1`],
    gcTime: 0,
    staleTime: 0,
  })
}

/** These fields of a form, as the audit trail would tell them: from theirs to mine. */
function only(values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}

function Stale({ form }: { form: AnyForm }) {
  const { stale: words, somebody, close } = useMessages(kitMessages)
  const { locale } = useSite()
  const toast = useToast()
  const fieldName = useFieldName()
  const change = useLastChange(form.draft)
  const stored = useQuery({
    queryKey: ['stored', form.draft.entity, form.draft.id],
    queryFn: () => form.reload?.(),
    gcTime: 0,
    staleTime: 0,
  })
  const [entry] = change.data ?? []
  const onClose = () => form.setTrouble(null)
  const { current: base } = form.base
  const mine = form.form.getValues()
  const now = stored.data
  const both = now ? fieldsBothChanged(base.values, mine, now.values) : []
  // Its answer was lost on the way: the save itself arrived.
  const isMine = now !== undefined && JSON.stringify(now.values) === JSON.stringify(mine)

  return (
    <Dialog
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      end={
        now &&
        (isMine ? (
          <button type="button" className="btn" onClick={() => form.takeStored(now)}>
            {words.goOn}
          </button>
        ) : (
          <>
            <button type="button" className="text-link" onClick={onClose}>
              {words.later}
            </button>
            <button
              type="button"
              className="btn btn--line"
              onClick={() => {
                form.takeStored(now)
                toast({ title: words.tookTheirs })
              }}
            >
              {words.theirs}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                form.rebase(now, mergeEdits(base.values, mine, now.values))
                toast({ title: words.merged })
              }}
            >
              {words.mine}
            </button>
          </>
        ))
      }
    >
      {stored.isPending && <SkeletonRows rows={3} />}
      {stored.isError && <LoadFailed error={stored.error} onRetry={() => stored.refetch()} />}
      {isMine && <p>{words.same}</p>}
      {now && !isMine && (
        <>
          <p>{words.text(entry?.actor?.name ?? somebody, formatDateTime(now.version ?? '', locale))}</p>
          {entry && <ChangeList before={entry.before} after={entry.after} />}
          <p className="soft">{both.length > 0 ? words.both(both.map(fieldName).join(', ')) : words.apart}</p>
          {both.length > 0 && <ChangeList before={only(now.values, both)} after={only(mine, both)} />}
        </>
      )}
    </Dialog>
  )
}

function Gone({ form }: { form: AnyForm }) {
  const { gone: words, somebody, close, error: errorTitle } = useMessages(kitMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const [entry] = useLastChange(form.draft).data ?? []
  const { entity, id } = form.draft
  const [mine] = useState(() => form.form.getValues())
  const restore = useMutation({
    mutationFn: () => callApi(restoreUrl(entity, Number(id)), { method: 'POST' }),
    onSuccess: async () => {
      const stored = await form.reload?.()
      if (stored) form.rebase(stored, mine)
      toast({ title: words.restored })
    },
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
  })
  const onClose = () => form.setTrouble(null)
  return (
    <Dialog
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      end={
        <>
          <button type="button" className="text-link" onClick={onClose}>
            {words.later}
          </button>
          <Button isBusy={restore.isPending} onClick={() => restore.mutate()}>
            {words.restore}
          </Button>
        </>
      }
    >
      <p>{words.text(entry?.action === 'delete' ? (entry.actor?.name ?? somebody) : somebody)}</p>
    </Dialog>
  )
}

/** Says what happened to the record meanwhile and asks what shall be done. Nothing is overwritten without a choice. */
export function EditConflictDialog({ form }: { form: AnyForm }) {
  return form.trouble === 'gone' ? <Gone form={form} /> : <Stale form={form} />
}
