/** Drawn with the house's line icons (ui/icon.tsx); they stand here so that only listeners fetch them. */
const PATHS = {
  play: 'M7.5 4.5l11 7.5-11 7.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M5.5 4v4.5H10M6 8.3a8 8 0 1 1-2 5.2',
  forward: 'M18.5 4v4.5H14M18 8.3a8 8 0 1 0 2 5.2',
} as const

interface Props {
  name: keyof typeof PATHS
  /** Written into the arrow: by how much. */
  seconds?: number
}

export function PlayerIcon({ name, seconds }: Props) {
  return (
    <svg className="ico player__ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
      {seconds !== undefined && (
        <text x="12" y="16.4" textAnchor="middle">
          {seconds}
        </text>
      )}
    </svg>
  )
}
