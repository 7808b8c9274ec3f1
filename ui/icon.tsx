/** Line icons on a 24 px grid, drawn for the house. */
const PATHS = {
  menu: 'M2.5 8h19M2.5 16h19',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  filters: 'M3 7h11M18 7h3M3 17h3M10 17h11M16 4.5v5M8 14.5v5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  bookmark: 'M6 3.5h12v17l-6-5-6 5z',
  chevron: 'M5 9l7 7 7-7',
  alert: 'M12 3.5L22 20.5H2zM12 10v5M12 17v1.5',
  back: 'M20 12H5M11 6l-6 6 6 6',
  chat: 'M4 4.5h16v11.5h-8.5L7 20v-4H4z',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11.5H4.5v9h15v-9H16',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
} as const

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
