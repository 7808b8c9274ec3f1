/**
 * The house's own line icons: 24 px grid, mitred, one lozenge of one size each, in the thread's colour. Upright and level
 * lines lie on quarters, so that their 1.5 px fill whole pixels at 48 px and on every dense screen.
 */
const DRAWINGS = {
  nest: {
    line: 'M3.25 21.25v-10h3v-3h3v-3h5.5v3h3v3h3v10M1.5 21.25h21',
    lozenge: 'M12 12.5l2.25 2.25L12 17l-2.25-2.25z',
  },
  experience: {
    line: 'M3.25 17.75a8.75 8.75 0 0 1 17.5 0zM1.5 21.25h21M12 9V6.75',
    lozenge: 'M12 1.75L14.25 4 12 6.25 9.75 4z',
  },
  mobility: {
    line: 'M2.75 18.75v-7.5l2-1.5 2.5-5h9.5l2.5 5 2 1.5v7.5zM2.75 18.75v2.5h3.5v-2.5M17.75 18.75v2.5h3.5v-2.5M4.75 9.75h14.5M5.75 14.25h1.75M16.5 14.25h1.75',
    lozenge: 'M12 12l2.25 2.25L12 16.5l-2.25-2.25z',
  },
  media: {
    line: 'M12 5.75c-2.5-1.8-6-2-9.25-2v14c3.25 0 6.75.2 9.25 2 2.5-1.8 6-2 9.25-2v-14c-3.25 0-6.75.2-9.25 2zM12 5.75V8.5M12 16.5v3.25',
    lozenge: 'M12 10.25l2.25 2.25L12 14.75 9.75 12.5z',
  },
  invest: {
    line: 'M3.25 21.25v-5h6v-4h5.5v-4h6v13M9.25 16.25v5M14.75 12.25v9M1.5 21.25h21',
    lozenge: 'M17.75 1.5L20 3.75 17.75 6 15.5 3.75z',
  },
} as const

export type LineIconName = keyof typeof DRAWINGS

export function LineIcon({ name }: { name: LineIconName }) {
  const { line, lozenge } = DRAWINGS[name]
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
      <path d={line} />
      <path stroke="var(--thread)" d={lozenge} />
    </svg>
  )
}
