import type { PublicProperty } from './property.public.ts'

/** What there is to ask about a property: nobody visits a plan, or asks what furniture stays on a plot. */
export type EnquiryKind = 'home' | 'stay' | 'off-plan' | 'land' | 'commercial'

export function enquiryKind({ type, kind, isVefa }: Pick<PublicProperty, 'type' | 'kind' | 'isVefa'>): EnquiryKind {
  if (isVefa) return 'off-plan'
  if (kind === 'land' || kind === 'commercial') return kind
  return type === 'short-stay' ? 'stay' : 'home'
}
