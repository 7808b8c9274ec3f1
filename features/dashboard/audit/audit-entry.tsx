import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import type { AuditAction, AuditedEntity } from '#platform/content/entities.ts'
import { ChangeList } from '#platform/staff-kit/changes/change-list.tsx'
import { auditMessages } from '#platform/staff-kit/changes/messages.ts'
import { RestoreButton } from '#platform/staff-kit/changes/restore-button.tsx'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'

const DASHBOARD = '/admin/dashboard'

const PATHS: Partial<Record<AuditedEntity, (id: number) => string>> = {
  property: (id) => `/admin/edit-property/${id}`,
  vehicle: (id) => `${DASHBOARD}/vehicles?edit=${id}`,
  investment: (id) => `${DASHBOARD}/investments/${id}`,
  review: (id) => `${DASHBOARD}/reviews?edit=${id}`,
  'social-link': (id) => `${DASHBOARD}/social-media?edit=${id}`,
  'media-partner': (id) => `${DASHBOARD}/media-partners?edit=${id}`,
  article: (id) => `${DASHBOARD}/articles/${id}`,
  podcast: (id) => `${DASHBOARD}/podcasts/${id}`,
  template: (id) => `${DASHBOARD}/rss?part=templates&template=${id}`,
  lead: (id) => `${DASHBOARD}/leads/${id}`,
  setting: () => `${DASHBOARD}/settings`,
}

/** Where staff open a record; null for what has no form of its own. */
function recordPath(entity: AuditedEntity, id: number | null): string | null {
  return id === null ? null : (PATHS[entity]?.(id) ?? null)
}

const TONE: Record<AuditAction, 'neutral' | 'positive' | 'danger'> = {
  create: 'positive',
  update: 'neutral',
  delete: 'danger',
  restore: 'positive',
  'sign-in': 'neutral',
}

/** A change shows what changed; what came or went as a whole is folded away. */
function WhatChanged({ entry: { action, before, after } }: { entry: PublicAuditEntry }) {
  const { whole } = useMessages(auditMessages)
  if (!before && !after) return null
  if (action === 'update' || action === 'sign-in') return <ChangeList before={before} after={after} />
  return (
    <details className="audit__whole">
      <summary>{whole}</summary>
      <ChangeList before={before} after={after} />
    </details>
  )
}

interface Props {
  entry: PublicAuditEntry
  /** As far as the entries above tell: deleted since, and not restored. */
  isGone: boolean
}

/** Who did what to which record, when, and what it was before. */
export function AuditEntry({ entry, isGone }: Props) {
  const words = useMessages(auditMessages)
  const { at, actor, action, entity, entityId } = entry
  // What has no name of its own is called by what it is.
  const label = entry.label || words.entities[entity]
  // Their name stands beside it already.
  const isOwnSignIn = action === 'sign-in' && actor?.name === label
  const path = isGone ? null : recordPath(entity, entityId)
  return (
    <li className={action === 'sign-in' ? 'enquiry audit audit--brief' : 'enquiry audit'}>
      <div className="audit__who">
        <p>{actor?.name ?? words.house}</p>
        <p className="soft small">
          <DakarTime iso={at} />
        </p>
      </div>
      <div className="audit__what">
        <div className="enquiry__head">
          {isOwnSignIn ? (
            <h3>{words.actions[action]}</h3>
          ) : (
            <>
              <h3 dir="auto">{label}</h3>
              <Badge tone={TONE[action]}>{words.actions[action]}</Badge>
              {entry.label !== '' && (
                <span className="soft small">
                  {words.entities[entity]}
                  {entityId !== null && `, ${words.number(entityId)}`}
                </span>
              )}
            </>
          )}
        </div>
        <WhatChanged entry={entry} />
        <div className="enquiry__acts">
          <RestoreButton {...entry} />
          {path && (
            <StaffLink className="text-link" to={path}>
              {words.open} <span className="sr">{label}</span>
            </StaffLink>
          )}
          {entityId !== null && action !== 'sign-in' && (
            <StaffLink className="text-link" to={`?entity=${entity}&entityId=${entityId}`}>
              {words.history} <span className="sr">{label}</span>
            </StaffLink>
          )}
        </div>
      </div>
    </li>
  )
}
