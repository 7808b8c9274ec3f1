import { Link } from 'react-router'
import { useMessages, useSite } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { StaffLink } from '#features/staff/ui/staff-link.tsx'
import { nestMessages } from '../messages.ts'
import type { PublicProperty } from '../property.public.ts'
import { nestStaffMessages } from './messages.ts'

interface Props {
  property: PublicProperty
  canWrite: boolean
  onDelete: () => void
}

export function PropertyRow({ property, canWrite, onDelete }: Props) {
  const { list } = useMessages(nestStaffMessages)
  const { deals } = useMessages(nestMessages)
  const { locale } = useSite()
  const title = inLocale(locale, property.title, property.titleFr)
  /** 'Edit' is enough beside the title; read on its own it must say what it edits. */
  const about = <span className="sr"> {title}</span>
  return (
    <li className="listing">
      <div className="listing__pic">
        <PictureImage picture={property.pictures[0]} sizes="7rem" alt="" />
      </div>
      <div className="listing__what">
        <h3>{title}</h3>
        <p className="soft">{`${property.location}, ${deals[property.type]}, ${property.reference}`}</p>
      </div>
      <p className="listing__price price">{formatMoney(property.price, 'XOF')}</p>
      <p className="listing__state">
        <span className={property.isAvailable ? 'badge badge--pos' : 'badge badge--bad'}>
          {property.isAvailable ? list.available : list.unavailable}
        </span>
        {property.isFeatured && <span className="badge">{list.featured}</span>}
        {!(property.titleFr && property.descriptionFr) && (
          <span className="badge badge--warn">{list.frenchMissing}</span>
        )}
      </p>
      <div className="listing__acts">
        {canWrite && (
          <StaffLink className="thread" to={`/admin/edit-property/${property.id}`}>
            {list.edit}
            {about}
          </StaffLink>
        )}
        {/* A home that is not available has no public page to look at. */}
        {property.isAvailable && (
          <Link className="thread" to={`/property/${property.id}`}>
            {list.view}
            {about}
          </Link>
        )}
        {canWrite && (
          <button type="button" className="thread" onClick={onDelete}>
            {list.delete}
            {about}
          </button>
        )}
      </div>
    </li>
  )
}
