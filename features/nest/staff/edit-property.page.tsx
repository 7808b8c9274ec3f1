import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { ApiError } from '#features/staff/ui/api.ts'
import { LoadFailed, SkeletonRows } from '#features/staff/ui/load-states.tsx'
import { staffMeta } from '#features/staff/ui/staff-meta.ts'
import type { PublicProperty } from '../property.public.ts'
import { BackToDashboard, PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyForm } from './property-form.tsx'
import { toFormValues } from './property-form-values.ts'
import { useProperty, useUpdateProperty } from './property-requests.ts'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => nestStaffMessages[locale].edit.title)
}

/** An id that is none (400) leads nowhere just as one that is gone (404). */
function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

function EditForm({ property }: { property: PublicProperty }) {
  const { edit, error: errorTitle } = useMessages(nestStaffMessages)
  const update = useUpdateProperty(String(property.id))
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <PropertyForm
      initial={toFormValues(property)}
      pictures={property.pictures}
      place={String(property.id)}
      words={edit}
      save={update.mutateAsync}
      onSaved={() => {
        toast({ title: edit.updated })
        void navigate(PROPERTIES_TAB)
      }}
      onFailed={() => toast({ title: errorTitle, description: edit.failed, variant: 'destructive' })}
    />
  )
}

export default function EditPropertyPage() {
  const { edit } = useMessages(nestStaffMessages)
  const { id = '' } = useParams()
  const query = useProperty(id)
  const isNotFound = query.isError && isMissing(query.error)
  return (
    <>
      <BackToDashboard />
      <h1>{isNotFound ? edit.notFound : edit.title}</h1>
      {isNotFound && <p className="lead soft">{edit.notFoundText}</p>}
      {query.isError && !isNotFound && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <SkeletonRows rows={8} />}
      {query.data && <EditForm key={query.data.id} property={query.data} />}
    </>
  )
}
