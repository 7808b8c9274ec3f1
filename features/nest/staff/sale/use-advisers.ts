import { useQuery } from '@tanstack/react-query'

interface Adviser {
  id: number
  name: string
}

/** The accounts of the desk: who can show a home. */
export function useAdvisers(): Adviser[] {
  const { data = [] } = useQuery<Adviser[]>({ queryKey: ['/api/admin/staff-members'] })
  return data
}
