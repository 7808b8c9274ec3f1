import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import type { HomeChange } from '../../sale/home-change.schema.ts'
import { DESK_STATES, SALE_STATES } from '../../sale/sale-states.ts'
import { saleStaffMessages } from './messages.ts'
import { useAdvisers } from './use-advisers.ts'

/** What may be chosen, by what it does: `state:sold`, `featured:yes`, `adviser:7`. */
function readChange(chosen: string): HomeChange {
  const [about, value = ''] = chosen.split(':')
  if (about === 'featured') return { isFeatured: value === 'yes' }
  if (about === 'adviser') return { adviserId: value === '' ? null : Number(value) }
  return { saleState: SALE_STATES.find((state) => state === value) }
}

interface Props {
  ids: readonly number[]
  isBusy: boolean
  onChange: (ids: readonly number[], change: HomeChange) => void
  onDelete: (ids: readonly number[]) => Promise<unknown>
}

/** Chosen and then applied: whoever walks through the choices with the keyboard changes nothing on the way. */
export function BulkChanges({ ids, isBusy, onChange, onDelete }: Props) {
  const { bulk: words, states, anyAdviser } = useMessages(saleStaffMessages)
  const { delete: deletion } = useMessages(kitMessages)
  const mayWrite = can(useActor(), 'property:write')
  const advisers = useAdvisers()
  const [chosen, setChosen] = useState('')
  const [isAsking, setAsking] = useState(false)
  const groups = [
    {
      label: words.groups.state,
      options: (mayWrite ? SALE_STATES : DESK_STATES).map((state) => ({
        value: `state:${state}`,
        label: states[state],
      })),
    },
    ...(mayWrite
      ? [
          {
            label: words.groups.featured,
            options: (['yes', 'no'] as const).map((each) => ({
              value: `featured:${each}`,
              label: words.featured[each],
            })),
          },
          {
            label: words.groups.adviser,
            options: [
              { value: 'adviser:', label: anyAdviser },
              ...advisers.map(({ id, name }) => ({ value: `adviser:${id}`, label: name })),
            ],
          },
        ]
      : []),
  ]
  return (
    <>
      <div className="bulk__change">
        <div className="field">
          <Select
            aria-label={words.change}
            value={chosen}
            options={groups}
            placeholder={words.choose}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        <Button
          className="btn btn--line btn--tight"
          isBusy={isBusy}
          aria-disabled={chosen === ''}
          aria-label={words.applyTo(ids.length)}
          onClick={() => chosen !== '' && onChange(ids, readChange(chosen))}
        >
          {words.apply}
        </Button>
      </div>
      {mayWrite && (
        <button type="button" className="text-link bulk__delete" onClick={() => setAsking(true)}>
          {words.delete}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.deleteTitle(ids.length)}
          consequence={deletion.text}
          act={deletion.act}
          leave={deletion.leave}
          isBusy={isBusy}
          onAct={() => {
            if (isBusy) return
            void onDelete(ids)
              .catch(() => {})
              .then(() => setAsking(false))
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
