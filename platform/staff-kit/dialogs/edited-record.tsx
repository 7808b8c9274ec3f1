import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { kitMessages } from '../messages.ts'
import { LoadFailed, SkeletonRows } from '../ui/load-states.tsx'
import { isMissing, useRecord } from '../use-record.ts'

interface Props<Item> {
  url: string
  title: string
  onClose: () => void
  children: (record: Item) => ReactNode
}

/** The record that an address names, for the dialog that changes it. Until it is there, or when it is not, a drawer says so. */
export function EditedRecord<Item>({ url, title, onClose, children }: Props<Item>) {
  const { close, notFound, notFoundText, backToList } = useMessages(kitMessages)
  const { data, error, refetch } = useRecord<Item>(url)
  if (data) return children(data)
  return (
    <Drawer title={title} closeLabel={close} onClose={onClose}>
      {!error && <SkeletonRows rows={6} />}
      {error &&
        (isMissing(error) ? (
          <EmptyState heading="h3" title={notFound} hint={notFoundText}>
            <button type="button" className="btn btn--line" onClick={onClose}>
              {backToList}
            </button>
          </EmptyState>
        ) : (
          <LoadFailed error={error} onRetry={() => refetch()} />
        ))}
    </Drawer>
  )
}
