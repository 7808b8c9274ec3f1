import type { EntryKind } from '../../calendar-entry.ts'

/** Drawn, so that a kind is known without its colour: an open door, a tick, in and out of a house, a key, a sun. */
const PATHS: Record<EntryKind, string> = {
  viewing: 'M3 14.5V1.5h7v13M1 14.5h14M10 3.5l4-1.5v12.500M7.500 8v.010',
  task: 'M2 2h12v12H2zM4.500 8l2.500 2.500 4.500-5',
  arrival: 'M9 2h5v12H9M1 8h9M7 5l3 3-3 3',
  departure: 'M7 2H2v12h5M6 8h9M12 5l3 3-3 3',
  pickup: 'M1 8.500l1.500-4h8L13 8.500h2V12H1zM4 12v1.500M12 12v1.500M1 8.500h12',
  return: 'M1 8.500l1.500-4h8L13 8.500h2V12H1zM4 12v1.500M12 12v1.500M8 10.300H4.500',
  off: 'M8 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM8 .5v1.500M8 14v1.500M.5 8H2M14 8h1.500',
}

export function KindMark({ kind }: { kind: EntryKind }) {
  return (
    <svg className="cal-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[kind]} />
    </svg>
  )
}
