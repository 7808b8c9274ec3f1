export const PROPERTY_SORTS = ['newest', 'price-asc', 'price-desc', 'sqm-asc', 'area-desc'] as const
export type PropertySort = (typeof PROPERTY_SORTS)[number]
