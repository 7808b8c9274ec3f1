import type { Tool } from './tools.ts'

const LINES = 'M9.5 6.5h11M9.5 12h11M9.5 17.5h11'
const LOZENGES = [6.5, 12, 17.5].map((y) => `M4.5 ${y - 1.75}l1.75 1.75-1.75 1.75-1.75-1.75z`).join('')

const PATHS: Record<Tool | 'picture', string> = {
  bold: 'M7 4.5h6.25a3.75 3.75 0 0 1 0 7.5H7zM7 12h7a3.75 3.75 0 0 1 0 7.5H7z',
  italic: 'M10 4.5h7M7 19.5h7M14 4.5l-4 15',
  heading: 'M6 4.5v15M18 4.5v15M6 12h12',
  list: LINES + LOZENGES,
  numbers: `${LINES}M3 5.25l1.75-1V9M3 15.25c.5-1.5 3-1 2.5.75L3 19h3`,
  quote: 'M4.5 4.5v15M9 7.5h11M9 12h11M9 16.5h6.5',
  link: 'M9.75 14.25l4.5-4.5M11 6.5l2-2a4.6 4.6 0 0 1 6.5 6.5l-2 2M13 17.5l-2 2A4.6 4.6 0 0 1 4.5 13l2-2',
  picture: 'M3.5 5h17v14h-17zM3.5 16.5l5-5 4.5 4.5 3-3 4.5 4.5M15.75 7.25l1.5 1.5-1.5 1.5-1.5-1.5z',
}

export function ToolIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
