/** The house's own line icons: 24 px grid, mitred, one lozenge each in the thread's colour. */
const DRAWINGS = {
  nest: { line: 'M3 21V11h3V8h3V5h6v3h3v3h3v10M1.5 21h21', lozenge: 'M12 11.5l3 3l-3 3l-3 -3z' },
  experience: {
    line: 'M3 18.5a9 9 0 0 1 18 0zM1.5 21.5h21M12 9.5V7',
    lozenge: 'M12 1.75l2.25 2.25l-2.25 2.25l-2.25 -2.25z',
  },
  invest: {
    line: 'M1.5 21.5h21M4 21.5V16.5h4V12.5h4V9h4v12.5M8 16.5v5M12 12.5v9M16 9h4v12.5',
    lozenge: 'M18 1.75l2.25 2.25l-2.25 2.25l-2.25 -2.25z',
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
