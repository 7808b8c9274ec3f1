import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { can } from '#common/permissions.ts'
import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import { AUDIT_ACTIONS, AUDITED_ENTITIES, CONTENT_ENTITIES } from '#platform/content/entities.ts'
import { auditMessages } from '#platform/staff-kit/changes/messages.ts'
import { FilterSelect } from '#platform/staff-kit/record-head.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { ENTRIES_PER_PAGE, EntryList } from '#platform/staff-kit/ui/entry-list.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useMessages } from '#ui/page/site.ts'
import { AuditEntry } from './audit-entry.tsx'

const AUDIT_URL = '/api/admin/audit'
const STAFF_URL = '/api/admin/staff'
const FILTERS = ['entity', 'entityId', 'actorId', 'action'] as const

export const meta = tabMeta('audit')

/** Those who did something here, as far as it is loaded; whoever manages accounts chooses among all of them. */
function usePeople(entries: readonly PublicAuditEntry[]): { value: string; label: string }[] {
  const actor = useActor()
  const accounts = useQuery({
    // By its address first, so that it is read again when an account comes or goes.
    queryKey: [STAFF_URL, 'people'],
    queryFn: ({ signal }) => callApi<{ id: number; username: string }[]>(`${STAFF_URL}?limit=100`, { signal }),
    enabled: can(actor, 'staff:manage'),
  })
  const people = new Map<number, string>()
  if (actor.kind === 'staff') people.set(actor.id, actor.username)
  for (const { actor: person } of entries) if (person?.id) people.set(person.id, person.name)
  for (const { id, username } of accounts.data ?? []) people.set(id, username)
  return [...people].map(([id, name]) => ({ value: String(id), label: name }))
}

/** The records whose newest loaded entry is their deletion. */
function goneRecords(entries: readonly PublicAuditEntry[]): Set<string> {
  const newest = new Map<string, PublicAuditEntry>()
  for (const entry of entries) {
    const record = `${entry.entity} ${entry.entityId}`
    if (!newest.has(record)) newest.set(record, entry)
  }
  return new Set([...newest].filter(([, { action }]) => action === 'delete').map(([record]) => record))
}

export default function AuditPage() {
  const words = useMessages(auditMessages)
  const [params] = useSearchParams()
  const asked = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? undefined]))
  const list = useApiList<PublicAuditEntry>(AUDIT_URL, { pageSize: ENTRIES_PER_PAGE, query: asked })
  const people = usePeople(list.items)
  const gone = goneRecords(list.items)
  // Accounts are for those who manage them.
  const entities = can(useActor(), 'staff:manage') ? AUDITED_ENTITIES : CONTENT_ENTITIES
  const isNarrowed = FILTERS.some((name) => asked[name])
  return (
    <EntryList
      tab="audit"
      words={isNarrowed ? { ...words, empty: words.nothingFound, emptyHint: words.nothingFoundHint } : words}
      list={list}
      above={
        <>
          <div className="record-tools audit__filters">
            <FilterSelect
              name="entity"
              label={words.filters.entity}
              options={entities.map((entity) => ({ value: entity, label: words.entities[entity] }))}
            />
            <FilterSelect name="actorId" label={words.filters.actorId} options={people} />
            <FilterSelect
              name="action"
              label={words.filters.action}
              options={AUDIT_ACTIONS.map((action) => ({ value: action, label: words.actions[action] }))}
            />
          </div>
          {asked.entityId && (
            <p className="held-back">
              {words.oneRecord(list.items[0]?.label ?? words.number(Number(asked.entityId)))}
              <StaffLink className="text-link" to="?">
                {words.allRecords}
              </StaffLink>
            </p>
          )}
        </>
      }
    >
      {(entry) => <AuditEntry entry={entry} isGone={gone.has(`${entry.entity} ${entry.entityId}`)} />}
    </EntryList>
  )
}
