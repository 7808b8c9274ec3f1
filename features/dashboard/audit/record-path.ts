import type { AuditedEntity } from '#platform/content/entities.ts'

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
export function recordPath(entity: AuditedEntity, id: number | null): string | null {
  return id === null ? null : (PATHS[entity]?.(id) ?? null)
}
