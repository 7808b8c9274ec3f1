import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { isGone } from '../sale/sale-states.ts'
import type { ListedProperty } from '../search-properties.server.ts'
import { nestStaffMessages } from './messages.ts'
import { BulkChanges } from './sale/bulk-changes.tsx'
import { useBulkChange } from './sale/use-bulk-change.ts'

/** Which records of a list are ticked. One that is no longer shown no longer counts: nobody changes what they do not see. */
export function useSelection(shown: readonly { id: number }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(shown.map(({ id }) => id).filter((id) => ticked.has(id)))
  return {
    ids: ids as ReadonlySet<number>,
    isAll: ids.size > 0 && ids.size === shown.length,
    toggle: (id: number) =>
      setTicked(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids.union(new Set([id]))),
    all: () => setTicked(new Set(shown.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  }
}

interface Props {
  selection: ReturnType<typeof useSelection>
  shown: readonly ListedProperty[]
  /** The bar goes away with its selection; reading goes on elsewhere. */
  onDone: () => void
}

/** What can be done with the selected homes. It stays at the lower edge while they are looked through. */
export function BulkBar({ selection, shown, onDone }: Props) {
  const { bulk: words } = useMessages(nestStaffMessages)
  const mayWrite = can(useActor(), 'property:write')
  const { publish, change, remove, isBusy } = useBulkChange(() => {
    selection.clear()
    onDone()
  })
  const ids = [...selection.ids]
  if (ids.length === 0) return null
  // To show what was hidden is not to offer again what somebody has: that is said by its state.
  const hasGone = new Set(shown.filter(({ saleState }) => isGone(saleState)).map(({ id }) => id))
  const free = ids.filter((id) => !hasGone.has(id))
  return (
    <section className="bulk" aria-label={words.label}>
      <p role="status">{words.selected(ids.length)}</p>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          selection.clear()
          onDone()
        }}
      >
        {words.clear}
      </button>
      <BulkChanges ids={ids} isBusy={isBusy} onChange={change} onDelete={remove} />
      {mayWrite && (
        <>
          <Button
            className="btn btn--line btn--tight"
            isBusy={isBusy}
            onClick={() => publish({ ids, isAvailable: false })}
          >
            {words.unpublish}
          </Button>
          <Button
            className="btn btn--tight"
            isBusy={isBusy}
            onClick={() => publish({ ids: free, isAvailable: true, kept: ids.length - free.length })}
          >
            {words.publish}
          </Button>
        </>
      )}
    </section>
  )
}

/** The tick above the list: half of it says that some are chosen. */
export function SelectAll({ selection, shown }: { selection: Props['selection']; shown: number }) {
  const { bulk: words } = useMessages(nestStaffMessages)
  const { ids, isAll, all, clear } = selection
  return (
    <p className="ticks select-all">
      <label>
        <input
          type="checkbox"
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = ids.size > 0 && !isAll
          }}
          onChange={isAll ? clear : all}
        />
        {words.all(shown)}
      </label>
    </p>
  )
}
