import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { PropertyMatches } from '#features/enquiries/matching/staff/property-matches.tsx'
import { isMissing, useRecord, useSaveRecord } from '#features/staff/kit/use-record.ts'
import { useStaffForm } from '#features/staff/kit/use-staff-form.ts'
import { LoadFailed, SkeletonRows } from '#features/staff/ui/load-states.tsx'
import { staffMeta } from '#features/staff/ui/staff-meta.ts'
import type { PublicProperty } from '../property.public.ts'
import type { PropertyInput } from '../property.schema.ts'
import { BackToDashboard, PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyForm } from './property-form.tsx'
import { propertyFormSchema, toFormValues } from './property-form-values.ts'
import { PROPERTIES_URL, propertyUrl, readProperty } from './property-requests.ts'
import { WritersOnly } from './writers-only.tsx'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => nestStaffMessages[locale].edit.title)
}

function EditForm({ property }: { property: PublicProperty }) {
  const { edit } = useMessages(nestStaffMessages)
  const { id } = property
  const navigate = useNavigate()
  const toast = useToast()
  const form = useStaffForm({
    schema: propertyFormSchema,
    initial: toFormValues(property),
    draft: { entity: 'property', id },
    version: property.updatedAt,
    save: useSaveRecord<PropertyInput, PublicProperty>({ url: PROPERTIES_URL, id, listUrl: PROPERTIES_URL }),
    reload: async () => {
      const stored = await readProperty(id)
      return { values: toFormValues(stored), version: stored.updatedAt }
    },
    onSaved: () => {
      toast({ title: edit.updated })
      void navigate(PROPERTIES_TAB)
    },
    failed: edit.failed,
  })
  return <PropertyForm form={form} words={edit} pictures={property.pictures} />
}

export default function EditPropertyPage() {
  const { edit } = useMessages(nestStaffMessages)
  const { id = '' } = useParams()
  const query = useRecord<PublicProperty>(propertyUrl(id))
  const isNotFound = isMissing(query.error)
  return (
    <>
      <BackToDashboard />
      <h1>{isNotFound ? edit.notFound : edit.title}</h1>
      {isNotFound && <p className="lead soft">{edit.notFoundText}</p>}
      {query.isError && !isNotFound && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <SkeletonRows rows={8} />}
      {query.data && <PropertyMatches propertyId={query.data.id} />}
      {query.data && (
        <WritersOnly>
          <EditForm key={query.data.id} property={query.data} />
        </WritersOnly>
      )}
    </>
  )
}
