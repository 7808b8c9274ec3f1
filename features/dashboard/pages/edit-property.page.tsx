import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { canBeSent } from '#features/enquiries/matching/can-be-sent.ts'
import { PropertyMatches } from '#features/enquiries/matching/staff/property-matches.tsx'
import type { StaffProperty, WrittenProperty } from '#features/nest/property.public.ts'
import type { PropertyInput } from '#features/nest/property.schema.ts'
import { BackToDashboard, PROPERTIES_TAB, WritersOnly } from '#features/nest/staff/back-to-dashboard.tsx'
import { nestStaffMessages } from '#features/nest/staff/messages.ts'
import { PropertyForm } from '#features/nest/staff/property-form.tsx'
import { propertyForm } from '#features/nest/staff/property-form-values.ts'
import { PROPERTIES_URL, propertyUrl, readProperty } from '#features/nest/staff/property-requests.ts'
import { useTellPlanned } from '#features/nest/staff/sale/planned-viewings.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { isMissing, useRecord, useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => nestStaffMessages[locale].edit.title)
}

function EditForm({ property }: { property: StaffProperty }) {
  const { edit } = useMessages(nestStaffMessages)
  const { id } = property
  const navigate = useNavigate()
  const toast = useToast()
  const tellPlanned = useTellPlanned()
  const form = useStaffForm({
    schema: propertyForm.schema,
    initial: propertyForm.toValues(property),
    draft: { entity: 'property', id },
    version: property.updatedAt,
    save: useSaveRecord<PropertyInput, WrittenProperty>({ url: PROPERTIES_URL, id, listUrl: PROPERTIES_URL }),
    reload: async () => {
      const stored = await readProperty(id)
      return { values: propertyForm.toValues(stored), version: stored.updatedAt }
    },
    onSaved: (stored) => {
      tellPlanned([stored])
      toast({ title: edit.updated })
      void navigate(PROPERTIES_TAB)
    },
    failed: edit.failed,
  })
  return <PropertyForm form={form} words={edit} pictures={property.pictures} since={property.saleStateSince} />
}

export default function EditPropertyPage() {
  const { edit } = useMessages(nestStaffMessages)
  const { id = '' } = useParams()
  const query = useRecord<StaffProperty>(propertyUrl(id))
  const isNotFound = isMissing(query.error)
  return (
    <>
      <BackToDashboard />
      <h1>{isNotFound ? edit.notFound : edit.title}</h1>
      {isNotFound && <p className="lead soft">{edit.notFoundText}</p>}
      {query.isError && !isNotFound && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <SkeletonRows rows={8} />}
      {query.data && <PropertyMatches propertyId={query.data.id} canBeSent={canBeSent(query.data)} />}
      {query.data && (
        <WritersOnly>
          <EditForm key={query.data.id} property={query.data} />
        </WritersOnly>
      )}
    </>
  )
}
