import { type MetaArgs, useNavigate } from 'react-router'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { ApiError } from '#features/staff/ui/api.ts'
import { staffMeta } from '#features/staff/ui/staff-meta.ts'
import type { PublicProperty } from '../property.public.ts'
import { BackToDashboard, PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyForm } from './property-form.tsx'
import { NEW_PROPERTY } from './property-form-values.ts'
import { useCreateProperty } from './property-requests.ts'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => nestStaffMessages[locale].add.title)
}

export default function AddPropertyPage() {
  const { add, error: errorTitle } = useMessages(nestStaffMessages)
  const create = useCreateProperty()
  const navigate = useNavigate()
  const toast = useToast()

  function onSaved({ isAvailable }: PublicProperty) {
    toast(
      isAvailable
        ? { title: add.created, description: add.createdWhere }
        : { title: add.createdHidden, description: add.createdHiddenText },
    )
    void navigate(PROPERTIES_TAB)
  }

  return (
    <>
      <BackToDashboard />
      <h1>{add.title}</h1>
      <PropertyForm
        initial={NEW_PROPERTY}
        pictures={[]}
        place="new"
        words={add}
        save={create.mutateAsync}
        onSaved={onSaved}
        onFailed={(error) =>
          toast({
            title: errorTitle,
            description: error instanceof ApiError ? error.message : add.failed,
            variant: 'destructive',
          })
        }
      />
    </>
  )
}
