import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages } from '#ui/page/site.ts'
import { saleStaffMessages } from './messages.ts'

/** Cards for the eye, lines for work; in the address, so that it survives a reload. */
export function useListView(): ['cards' | 'table', (view: string) => void] {
  const [view, setView] = useListFilter('view')
  return [view === 'table' ? 'table' : 'cards', setView]
}

export function ViewSwitch() {
  const { view: words } = useMessages(saleStaffMessages)
  const [view, setView] = useListView()
  return (
    <fieldset className="view-switch">
      <legend className="sr">{words.label}</legend>
      <div className="opts">
        {(['cards', 'table'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="list-view"
              checked={view === each}
              onChange={() => setView(each === 'table' ? each : '')}
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
