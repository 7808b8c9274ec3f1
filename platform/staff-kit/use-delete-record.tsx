import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { ContentEntity } from '#platform/content/entities.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { kitMessages } from './messages.ts'
import { callApi } from './ui/api.ts'
import { useFailureText } from './ui/error-text.ts'
import { isMissing, restoreUrl, useReload } from './use-record.ts'

interface Options {
  entity: ContentEntity
  url: (id: number) => string
  listUrl: string
  /** What the deletion brings about; else that visitors will no longer see it. */
  consequence?: string
  onDeleted?: () => void
}

interface DeletionRequest {
  id: number
  title: string
}

/** Deletes after a question, says so, and takes it back on demand: the same record, with its number and its enquiries. */
export function useDeleteRecord({ entity, url, listUrl, consequence, onDeleted }: Options): {
  ask: (record: DeletionRequest) => void
  dialog: ReactNode
} {
  const { delete: words, error: errorTitle, notFound, notFoundText } = useMessages(kitMessages)
  const [asked, setAsked] = useState<DeletionRequest | null>(null)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(listUrl)

  const restore = useMutation({
    mutationFn: (id: number) => callApi(restoreUrl(entity, id), { method: 'POST' }),
    onSuccess: async () => {
      await reload()
      toast({ title: words.undone })
    },
    onError: (error) => toast({ title: words.undoFailed, description: failureText(error), variant: 'destructive' }),
  })
  // Not the mutation's own state: the second tap of two comes before React has drawn it.
  const isDeleting = useRef(false)
  const remove = useMutation({
    mutationFn: ({ id }: DeletionRequest) => callApi(url(id), { method: 'DELETE' }),
    onSuccess: async (_, { id, title }) => {
      await reload()
      setAsked(null)
      toast({
        title: words.done,
        description: title,
        action: { label: words.undo, onAct: () => restore.mutate(id) },
      })
      onDeleted?.()
    },
    onSettled: () => {
      isDeleting.current = false
    },
    onError: (error) => {
      setAsked(null)
      toast(
        isMissing(error)
          ? { title: notFound, description: notFoundText }
          : { title: errorTitle, description: failureText(error), variant: 'destructive' },
      )
      // Deleted meanwhile by somebody else: the list should say so.
      void reload()
    },
  })

  return {
    ask: setAsked,
    dialog: asked && (
      <ConfirmDialog
        title={words.title(asked.title)}
        consequence={consequence ?? words.text}
        act={words.act}
        leave={words.leave}
        isBusy={remove.isPending}
        onAct={() => {
          if (isDeleting.current) return
          isDeleting.current = true
          remove.mutate(asked)
        }}
        onLeave={() => setAsked(null)}
      />
    ),
  }
}
