import { useRef, useState } from 'react'
import { useMessages, useSite } from '#app/site.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { inLocale } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { useFailureText } from '#features/staff/ui/error-text.ts'
import { ListState } from '#features/staff/ui/list-state.tsx'
import { useActor } from '#features/staff/ui/session.ts'
import { StaffLink } from '#features/staff/ui/staff-link.tsx'
import { useApiList } from '#features/staff/ui/use-api-list.ts'
import type { PublicProperty } from '../property.public.ts'
import { nestStaffMessages } from './messages.ts'
import { PROPERTIES_URL, useDeleteProperty } from './property-requests.ts'
import { PropertyRow } from './property-row.tsx'

const PAGE_SIZE = 24

interface DeleteProps {
  property: PublicProperty
  onDeleted: () => void
  onClose: () => void
}

function DeleteProperty({ property, onDeleted, onClose }: DeleteProps) {
  const { list, error: errorTitle } = useMessages(nestStaffMessages)
  const { locale } = useSite()
  const toast = useToast()
  const failureText = useFailureText()
  const remove = useDeleteProperty()
  return (
    <ConfirmDialog
      title={list.deleteTitle(inLocale(locale, property.title, property.titleFr))}
      consequence={list.deleteText}
      act={list.deleteAct}
      leave={list.deleteLeave}
      isBusy={remove.isPending}
      onLeave={onClose}
      onAct={() =>
        remove.mutate(property.id, {
          onSuccess: () => {
            toast({ title: list.deleted })
            onDeleted()
          },
          onError: (error) => {
            toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
            onClose()
          },
        })
      }
    />
  )
}

/** Every property, those that visitors do not see too. */
export function PropertiesTab() {
  const { list: words } = useMessages(nestStaffMessages)
  const canWrite = can(useActor(), 'property:write')
  const list = useApiList<PublicProperty>(PROPERTIES_URL, { pageSize: PAGE_SIZE })
  const [asked, setAsked] = useState<PublicProperty | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <section className="staff-section">
      <div className="headrow">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {list.items.length > 0 && <p className="soft">{words.shown(list.items.length, list.total)}</p>}
        {canWrite && (
          <StaffLink className="btn btn--tight" to="/admin/add-property">
            {words.add}
          </StaffLink>
        )}
      </div>
      <ListState list={list} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ul>
          {list.items.map((property) => (
            <PropertyRow
              key={property.id}
              property={property}
              canWrite={canWrite}
              onDelete={() => setAsked(property)}
            />
          ))}
        </ul>
      </ListState>
      {asked && (
        <DeleteProperty
          property={asked}
          onClose={() => setAsked(null)}
          onDeleted={() => {
            setAsked(null)
            // The row that had the focus is gone; reading goes on from the top of the list.
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </section>
  )
}
