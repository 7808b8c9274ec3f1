import type { PresetAmenity } from '../amenities.ts'
import { isPresetAmenity } from '../amenities.ts'

interface Drawing {
  line: string
  /** One lozenge each, in the thread's colour: the house's mark in every glyph. */
  lozenge: string
}

const lozenge = (x: number, y: number, r = 1.75) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** Line glyphs on a 24 px grid, mitred; upright and level lines on quarters, as in ui/line-icon.tsx. */
const DRAWINGS: Record<PresetAmenity, Drawing> = {
  'Air Conditioning': {
    line: 'M2.75 4.25h18.5v7.5H2.75zM5.75 8.75h6M7.25 14.75v3l-1.5 2.5M16.75 14.75v3l1.5 2.5M12 14.75v1',
    lozenge: lozenge(12, 19.5),
  },
  'Swimming Pool': {
    line: 'M8.75 14.5V5.25a2 2 0 0 1 4 0M15.75 14.5V5.25a2 2 0 0 1 4 0M8.75 8.75h7M8.75 12.25h7M2 17.5l3.3 2 3.4-2 3.3 2 3.4-2 3.3 2 3.3-2',
    lozenge: lozenge(4, 11.5),
  },
  Gym: {
    line: 'M2.75 9.25v5.5M5.75 6.25v11.5M18.25 6.25v11.5M21.25 9.25v5.5M5.75 12h4M14.25 12h4M2.75 12h3M18.25 12h3',
    lozenge: lozenge(12, 12, 2.25),
  },
  Parking: {
    line: 'M3.75 3.75h16.5v16.5H3.75zM9.25 17.25V7.25h4a3 3 0 0 1 0 6h-4',
    lozenge: lozenge(15.75, 16.25, 1.5),
  },
  Elevator: {
    line: 'M4.75 2.75h14.5v18.5H4.75zM8.75 8.5L12 5.5l3.25 3M8.75 15.5l3.25 3 3.25-3',
    lozenge: lozenge(12, 12, 2.25),
  },
  Balcony: {
    line: 'M6.25 13.75V3.25h11.5v10.5M12 3.25v4M2.25 13.75h19.5M3.75 13.75v7M20.25 13.75v7M2.75 20.75h18.5M8 13.75v7M12 13.75v7M16 13.75v7',
    lozenge: lozenge(12, 9.75),
  },
  Terrace: {
    line: 'M2.75 9.25L12 3.25l9.25 6zM12 9.25v4M12 16.75v4M2.75 20.75v-5.5M2.75 17.75h5.5v3M21.25 20.75v-5.5M21.25 17.75h-5.5v3',
    lozenge: lozenge(12, 15),
  },
  Garden: {
    line: 'M12 21.25v-8M12 18.25c-4 0-6.5-2-6.5-6 4 0 6.5 2 6.5 6zM12 16.25c4 0 6.5-2 6.5-6-4 0-6.5 2-6.5 6M4.25 21.25h15.5',
    lozenge: lozenge(12, 5, 2.25),
  },
  Security: {
    line: 'M12 2.5l8.25 3v6.25c0 4.75-3.25 8-8.25 10-5-2-8.25-5.25-8.25-10V5.5z',
    lozenge: lozenge(12, 11.75, 3),
  },
  Concierge: {
    line: 'M4.25 16.75a7.75 7.75 0 0 1 15.5 0zM2.75 20.25h18.5M12 9V7.75',
    lozenge: lozenge(12, 5.25, 2),
  },
  'Laundry Room': {
    line: 'M4.25 2.75h15.5v18.5H4.25zM4.25 6.75h15.5M12 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM15.25 4.75h2',
    lozenge: lozenge(12, 14),
  },
  WiFi: {
    line: 'M2.25 9.5a13.8 13.8 0 0 1 19.5 0M5.5 12.75a9.2 9.2 0 0 1 13 0M8.75 16a4.6 4.6 0 0 1 6.5 0',
    lozenge: lozenge(12, 19.5),
  },
  Furnished: {
    line: 'M5.25 10.75v-5h13.5v5M5.25 10.75h-2.5v7h18.5v-7h-2.5v3.5H5.25zM4.75 17.75v2.5M19.25 17.75v2.5',
    lozenge: lozenge(12, 10),
  },
  'Ocean View': {
    line: 'M2 13.5l3.3 2 3.4-2 3.3 2 3.4-2 3.3 2 3.3-2M2 18.5l3.3 2 3.4-2 3.3 2 3.4-2 3.3 2 3.3-2M4.75 10.75h3M16.25 10.75h3',
    lozenge: lozenge(12, 8.5, 3),
  },
  'City View': {
    line: 'M3.25 21.25v-11h5.5M8.75 21.25V4.75h6.5v16.5M15.25 12.25h5.5v9M1.75 21.25h20.5M6 13.75v1.5M6 17.25v1.5M18 15.25v1.5M12 14.75v3.5',
    lozenge: lozenge(12, 9.5),
  },
  Generator: {
    line: 'M2.75 7.25h18.5v10.5H2.75zM6.75 7.25v-3h10.5v3M5.75 17.75v2.5M18.25 17.75v2.5M16 12.5h2.75M5.25 12.5H8',
    lozenge: 'M12.75 8.75l-3 4.25h4.5l-3 4.25',
  },
  'Solar Power': {
    line: 'M5.75 12.75h12.5l3 8.5H2.75zM4.25 17h15.5M12 12.75v8.5M4.5 5.5h2.25M17.25 5.5h2.25M12 9.5v1.25',
    lozenge: lozenge(12, 5.5, 2.5),
  },
  'Home Automation': {
    line: 'M3.25 21.25V10.5L12 3l8.75 7.5v10.75zM8.5 13.75a5 5 0 0 1 7 0',
    lozenge: lozenge(12, 17),
  },
  'Fiber Optic': {
    line: 'M2.75 12h6.5M9.25 9.25h3.5v5.5h-3.5zM12.75 10.25c3 0 3-5 8.5-5M12.75 12h4.5M12.75 13.75c3 0 3 5 8.5 5',
    lozenge: lozenge(19.5, 12),
  },
  Storage: {
    line: 'M3.25 8.25L12 3.25l8.75 5v8.5L12 21.75l-8.75-5zM3.25 8.25l8.75 5 8.75-5M12 13.25v8.5M7.5 5.75l8.75 5v3',
    lozenge: lozenge(7.5, 14.5, 1.5),
  },
  Garage: {
    line: 'M2.75 21.25V9L12 3.25 21.25 9v12.25M6.25 21.25v-8.5h11.5v8.5M6.25 16.25h11.5M6.25 19h11.5',
    lozenge: lozenge(12, 8.75),
  },
  'Guest Toilet': {
    line: 'M5.25 2.75h5v8.5M5.25 2.75v8.5M3.75 11.25h16.5c0 3.5-2.25 5.75-5.75 6v4H7.75v-5c-2.5-.75-4-2.5-4-5z',
    lozenge: lozenge(15.75, 6.25),
  },
}

/** One that staff wrote themselves has no glyph of its own: the lozenge stands for it. */
const PLAIN: Drawing = { line: '', lozenge: lozenge(12, 12, 3) }

export function AmenityIcon({ name }: { name: string }) {
  const { line, lozenge: mark } = isPresetAmenity(name) ? DRAWINGS[name] : PLAIN
  return (
    <svg className="ico amen__ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {line && <path d={line} />}
      <path className="amen__mark" d={mark} />
    </svg>
  )
}
