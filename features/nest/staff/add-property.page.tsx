import { useWatch } from 'react-hook-form'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { isMissing, useRecord, useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffProperty } from '../property.public.ts'
import type { PropertyInput } from '../property.schema.ts'
import { BackToDashboard, PROPERTIES_TAB, WritersOnly } from './back-to-dashboard.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyForm } from './property-form.tsx'
import { copyOf, NEW_PROPERTY, type PropertyFormValues, propertyForm } from './property-form-values.ts'
import { PROPERTIES_URL, propertyUrl } from './property-requests.ts'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => nestStaffMessages[locale].add.title)
}

interface FormProps {
  initial: PropertyFormValues
  pictures: StaffProperty['pictures']
  /** The home it is a copy of. */
  copied?: number
}

function AddForm({ initial, pictures, copied }: FormProps) {
  const { add } = useMessages(nestStaffMessages)
  const { saveDraft } = useMessages(kitMessages)
  const navigate = useNavigate()
  const toast = useToast()
  const form = useStaffForm({
    schema: propertyForm.schema,
    initial,
    draft: { entity: 'property', id: 'new', ...(copied && { copyOf: copied }) },
    version: null,
    save: useSaveRecord<PropertyInput, StaffProperty>({ url: PROPERTIES_URL, id: 'new', listUrl: PROPERTIES_URL }),
    onSaved: ({ isAvailable }) => {
      toast(
        isAvailable
          ? { title: add.created, description: add.createdWhere }
          : { title: add.createdHidden, description: add.createdHiddenText },
      )
      void navigate(PROPERTIES_TAB)
    },
    failed: add.failed,
  })
  const goesLive = useWatch({ control: form.form.control, name: 'isAvailable' })
  if (goesLive) return <PropertyForm form={form} words={add} pictures={pictures} />
  return <PropertyForm form={form} words={{ ...add, submit: saveDraft }} publish={add.submit} pictures={pictures} />
}

/** The form begins as a copy of another home: `?from=12`. */
function CopyForm({ from }: { from: string }) {
  const { add } = useMessages(nestStaffMessages)
  const query = useRecord<StaffProperty>(propertyUrl(from))
  if (query.isPending) return <SkeletonRows rows={8} />
  if (isMissing(query.error))
    return (
      <>
        <p role="status">{add.copyMissing}</p>
        <AddForm initial={NEW_PROPERTY} pictures={[]} />
      </>
    )
  if (query.isError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <>
      <p className="soft">{add.copyOf(query.data.reference)}</p>
      <AddForm initial={copyOf(query.data)} pictures={query.data.pictures} copied={query.data.id} />
    </>
  )
}

export default function AddPropertyPage() {
  const { add } = useMessages(nestStaffMessages)
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <>
      <BackToDashboard />
      <h1>{add.title}</h1>
      <WritersOnly>
        {from ? <CopyForm key={from} from={from} /> : <AddForm initial={NEW_PROPERTY} pictures={[]} />}
      </WritersOnly>
    </>
  )
}
