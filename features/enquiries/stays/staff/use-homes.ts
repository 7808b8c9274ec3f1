import { useQuery } from '@tanstack/react-query'
import { inLocale } from '#common/locale.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { useSite } from '#ui/page/site.ts'

/** Homes that are let by the night, by name: for lists to choose from. */
export function useHomes(): { value: string; label: string }[] {
  const { locale } = useSite()
  const { data = [] } = useQuery<PublicProperty[]>({ queryKey: ['/api/admin/properties?type=short-stay&limit=100'] })
  return data
    .map(({ id, title, titleFr }) => ({ value: String(id), label: inLocale(locale, title, titleFr) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
