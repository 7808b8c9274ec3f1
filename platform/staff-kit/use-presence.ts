import { useEffect, useState } from 'react'
import type { ContentEntity } from '#platform/content/entities.ts'
import type { Presence } from '#platform/content/presence.public.ts'
import { callApi } from './ui/api.ts'

const EVERY_MS = 20_000

/** Says every now and then that this record is open here, and hears who else has it open and which version is stored. */
export function usePresence(entity: ContentEntity | null, id: number | 'new'): Presence | null {
  const [presence, setPresence] = useState<Presence | null>(null)
  useEffect(() => {
    if (entity === null || id === 'new') return
    let isOpen = true
    const say = (isLeaving: boolean) =>
      callApi<Presence>('/api/admin/presence', { method: 'PUT', body: { entity, id, isLeaving } })
    const tell = () =>
      say(false).then(
        (answer) => {
          if (isOpen) setPresence(answer)
        },
        // A courtesy only: whether a save is safe, the server decides when it comes.
        () => {},
      )
    void tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      say(true).catch(() => {})
    }
  }, [entity, id])
  return presence
}
