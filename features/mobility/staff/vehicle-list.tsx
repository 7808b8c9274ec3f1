import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicVehicle } from '../vehicle.public.ts'
import { VEHICLE_CATEGORIES } from '../vehicle-categories.ts'
import { calendarPath } from './calendar/calendar-address.ts'
import { vehicleStaffMessages } from './messages.ts'
import { VEHICLES_URL, VehicleDialog } from './vehicle-dialog.tsx'
import { ViewLinks } from './view-links.tsx'

const PAGE_SIZE = 24

function isFrenchMissing({ description, descriptionFr, features, featuresFr }: PublicVehicle): boolean {
  return (description !== null && !descriptionFr) || (features.length > 0 && featuresFr.length === 0)
}

/** The fleet as staff know it, with what visitors do not see. */
export function VehicleList() {
  const words = useMessages(vehicleStaffMessages)
  const { list: kit, delete: deletion } = useMessages(kitMessages)
  const mayWrite = can(useActor(), 'vehicle:write')
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    category: VEHICLE_CATEGORIES,
    isAvailable: 'yes or no',
  })
  const list = useApiList<PublicVehicle>(VEHICLES_URL, {
    pageSize: PAGE_SIZE,
    query,
  })
  const dialog = useDialogAddress()
  const removal = useDeleteRecord({ entity: 'vehicle', url: (id) => `${VEHICLES_URL}/${id}`, listUrl: VEHICLES_URL })
  const perDay = (amount: string) => words.perDay(formatMoney(amount, 'XOF'))

  const view = (vehicle: PublicVehicle): RecordView => ({
    id: vehicle.id,
    title: vehicle.name,
    picture: vehicle.pictures[0] ?? null,
    facts: [`${vehicle.brand} ${vehicle.model}`, words.categories[vehicle.category]],
    amount: perDay(vehicle.pricePerDay),
    text: <p className="soft">{words.chauffeur[vehicle.chauffeur](perDay(vehicle.chauffeurPrice))}</p>,
    badges: [
      vehicle.isAvailable ? { text: words.available, tone: 'positive' } : { text: words.unavailable, tone: 'warning' },
      isFrenchMissing(vehicle) && { text: words.frenchMissing, tone: 'warning' },
    ],
    acts: [
      mayWrite && { label: kit.edit, onAct: () => dialog.edit(vehicle.id) },
      { label: words.calendarOf, to: calendarPath({ car: vehicle.id }) },
      mayWrite && {
        label: deletion.label,
        onAct: () => removal.ask({ id: vehicle.id, title: `${vehicle.name} (${vehicle.brand} ${vehicle.model})` }),
      },
    ],
  })

  return (
    <section className="staff-section">
      <RecordHead title={words.title} list={list} add={mayWrite && { label: words.add, onAct: dialog.add }} />
      <ViewLinks current="cars" />
      <div className="record-tools">
        <SearchField label={words.search} />
        <FilterSelect
          name="category"
          label={words.category}
          options={VEHICLE_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
        />
        <FilterSelect
          name="isAvailable"
          label={words.availability}
          options={{ true: words.available, false: words.unavailable }}
        />
      </div>
      <RecordList
        layout="cards"
        list={list}
        view={view}
        empty={{ title: words.empty, hint: words.emptyHint }}
        isNarrowed={isNarrowed}
      />
      {dialog.open !== null && mayWrite && (
        <VehicleDialog key={dialog.open} open={dialog.open} onClose={dialog.close} />
      )}
      {removal.dialog}
    </section>
  )
}
