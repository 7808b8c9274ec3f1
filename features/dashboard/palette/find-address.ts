import { type Actor, can } from '#common/permissions.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import type { Found } from './found.public.ts'

/** Where something is opened: to be changed by whoever may, else where they read it. */
export function addressOf({ kind, id, title, isShown }: Found, actor: Actor): string {
  const inList = (tab: 'properties' | 'vehicles' | 'investments' | 'articles' | 'podcasts', words: string) =>
    `${tabPath(tab)}?${new URLSearchParams({ search: words })}`
  switch (kind) {
    case 'lead':
      return `${tabPath('leads')}/${id}`
    case 'stay':
      return `${tabPath('stays')}/${id}`
    case 'property':
      if (can(actor, 'property:write')) return `/admin/edit-property/${id}`
      return isShown ? `/property/${id}` : inList('properties', `KN-${id}`)
    case 'vehicle':
      return can(actor, 'vehicle:write') ? `${tabPath('vehicles')}?edit=${id}` : inList('vehicles', title)
    case 'investment':
      if (can(actor, 'investment:write')) return `${tabPath('investments')}/${id}`
      return isShown ? `/invest/${id}` : inList('investments', title)
    case 'article':
      return can(actor, 'article:write') ? `${tabPath('articles')}/${id}` : inList('articles', title)
    case 'podcast':
      return can(actor, 'podcast:write') ? `${tabPath('podcasts')}/${id}` : inList('podcasts', title)
  }
}
