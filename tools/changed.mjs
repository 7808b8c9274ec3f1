// What a change can touch: which files it holds, and which tests could fail for them.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './set-up.mjs'

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** What is not committed yet, and with a revision also what came since. */
export function changedFiles(since = 'HEAD') {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(`${root}/${file}`))
}

const SOURCE = /\.(ts|tsx|css|json|sql|md)$/

/**
 * Which browser tests walk through which part of the house; the longest name that a file's path begins with counts. Vitest
 * follows imports, but nobody imports what is looked at in a browser. tests/changed.test.ts holds the list to the files.
 */
export const SCREENS = {
  app: ['between-pages', 'early-press', 'journeys', 'layout-shift', 'screens', 'weight'],
  'app/home': ['home'],
  'app/parts': ['parts', 'parts-fields', 'parts-views'],
  'app/shell': ['early-press', 'language-and-currency', 'lines', 'onboarding', 'site-frame'],
  'app/ui': ['parts', 'parts-fields', 'parts-views', 'tooltips', 'journeys'],
  'features/buying-costs': ['calculators'],
  'features/calculator': ['calculators'],
  'features/company': ['company', 'staff-company', 'staff-settings'],
  'features/content': ['staff-frame'],
  'features/enquiries': ['contact', 'forms', 'forms-bad-line', 'inquiry'],
  'features/enquiries/consultation': ['studio'],
  'features/enquiries/desk': ['staff-desk'],
  'features/enquiries/leads': ['staff-leads', 'staff-lead-page'],
  'features/enquiries/partnership': ['partnership'],
  'features/enquiries/reservation': ['mobility', 'mobility-bad-line'],
  'features/experience': ['experience'],
  'features/files': ['staff-media'],
  'features/invest': ['invest', 'staff-lines'],
  'features/map': ['map', 'other-map'],
  'features/media': ['media', 'staff-media'],
  'features/media/foreign-feeds': ['staff-feeds'],
  'features/media/player': ['podcast', 'podcast-tabs'],
  'features/mobility': ['mobility', 'staff-lines'],
  'features/nest': ['nest', 'property', 'journeys'],
  'features/nest/map': ['map'],
  'features/nest/search': ['nest', 'nest-list', 'nest-sliders'],
  'features/nest/shortlist': ['shortlist'],
  'features/nest/staff': ['staff-properties', 'staff-forms'],
  'features/pictures': ['gallery', 'staff-properties'],
  'features/recommendations': ['recommendations', 'recommendation-result'],
  'features/share': ['property'],
  'features/staff': ['staff', 'staff-frame', 'staff-failures'],
  'features/staff/account': ['staff-account'],
  'features/staff/overview': ['staff-overview'],
  'features/templates': ['staff-templates'],
  'features/visits': ['staff-overview'],
}

const fileOf = (screen) => `tests/e2e/${screen}.e2e.ts`

/** The part of the house that a file stands in: the longest of the list. */
function partOf(file) {
  const parts = Object.keys(SCREENS).filter((part) => file.startsWith(`${part}/`))
  return parts.sort((one, other) => other.length - one.length)[0]
}

/** 'features/nest/ui/home-card.tsx' → 'features/nest'. */
const roomOf = (file) => file.split('/').slice(0, 2).join('/')

/** For Vitest the files whose importers it looks for, and the HTML tests of their rooms; for the browser its own files. */
export function testsOfChange(files) {
  const sources = files.filter((file) => SOURCE.test(file))
  const rooms = new Set(sources.map(roomOf))
  const html = git('ls-files', '-co', '--exclude-standard', '*.html.test.ts').filter((file) => rooms.has(roomOf(file)))
  const isProof = (file) => /\.(test|e2e|fixture)\.tsx?$/.test(file)
  const screens = sources.filter((file) => !isProof(file)).flatMap((file) => SCREENS[partOf(file)] ?? [])
  const own = files.filter((file) => file.endsWith('.e2e.ts'))
  return { related: [...new Set([...sources, ...html])], screens: [...new Set([...own, ...screens.map(fileOf)])] }
}
