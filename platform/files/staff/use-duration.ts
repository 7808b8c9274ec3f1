import { useEffect, useRef, useState } from 'react'
import { readDuration } from './read-duration.ts'

type Duration = 'not asked' | 'reading' | 'unknown' | number

/** Reads the length of a recording in the background and hands it on. A later one stops an earlier one. */
export function useDuration(onDuration: ((minutes: number) => void) | undefined) {
  const [duration, setDuration] = useState<Duration>('not asked')
  const controller = useRef<AbortController | null>(null)
  const latest = useRef(onDuration)
  useEffect(() => {
    latest.current = onDuration
  })
  useEffect(() => () => controller.current?.abort(), [])

  function forget() {
    controller.current?.abort()
    setDuration('not asked')
  }

  async function read(address: string) {
    forget()
    if (!latest.current) return
    const own = new AbortController()
    controller.current = own
    setDuration('reading')
    const minutes = await readDuration(address, own.signal)
    if (own.signal.aborted) return
    setDuration(minutes ?? 'unknown')
    if (minutes !== null) latest.current?.(minutes)
  }

  return { duration, read, forget }
}
