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
  'app/offline': ['offline', 'offline-storage'],
  'app/parts': ['parts', 'parts-fields', 'parts-views'],
  'app/routes': ['journeys', 'screens'],
  'app/shell': ['early-press', 'language-and-currency', 'lines', 'low-data', 'offline', 'onboarding', 'site-frame'],
  'features/buying-costs': ['calculators'],
  'features/company': ['company', 'staff-company', 'staff-settings'],
  'features/dashboard': ['staff', 'staff-app', 'staff-frame'],
  'features/dashboard/account': ['staff-account'],
  'features/dashboard/charts': ['staff-overview'],
  'features/dashboard/overview': ['staff-overview'],
  'features/dashboard/visits': ['staff-overview'],
  'features/enquiries': ['contact', 'inquiry', 'staff-desk'],
  'features/enquiries/leads': ['staff-leads', 'staff-lead-page'],
  'features/enquiries/payments': ['stays'],
  'features/enquiries/callbacks': ['journeys', 'viewings'],
  'features/enquiries/stays': ['stays'],
  'features/enquiries/viewings': ['viewings', 'working-day'],
  'features/experience': ['experience'],
  'features/invest': ['invest', 'staff-lines'],
  'features/media': ['media', 'staff-media'],
  'features/media/foreign-feeds': ['staff-feeds'],
  'features/media/partnership': ['partnership'],
  'features/media/player': ['podcast', 'podcast-tabs'],
  'features/media/staff/feeds': ['staff-feeds'],
  'features/mobility': ['mobility', 'mobility-bad-line', 'staff-lines'],
  'features/nest': ['nest', 'property', 'journeys'],
  'features/nest/consultation': ['studio'],
  'features/nest/map': ['map'],
  'features/nest/search': ['nest', 'nest-list', 'nest-sliders'],
  'features/nest/shortlist': ['shortlist'],
  'features/nest/staff': ['staff-properties', 'staff-forms'],
  'features/nest/stays': ['layout-shift', 'stays'],
  'features/recommendations': ['recommendations', 'recommendation-result'],
  'features/templates': ['staff-templates'],
  'features/visits': ['staff-overview'],
  'platform/accounts': ['staff', 'staff-account'],
  'platform/calculator': ['calculators'],
  'platform/content': ['staff-frame'],
  'platform/files': ['staff-media'],
  'platform/forms': ['contact', 'forms', 'forms-bad-line', 'inquiry'],
  'platform/mail': ['staff-desk'],
  'platform/map': ['map', 'other-map'],
  'platform/pictures': ['gallery', 'staff-properties'],
  'platform/share': ['property'],
  'platform/staff-kit': ['staff-frame', 'staff-failures', 'staff-forms'],
  ui: ['parts', 'parts-fields', 'parts-views', 'sleeping-parts', 'tooltips', 'journeys'],
  'ui/gallery': ['gallery'],
}

const fileOf = (screen) => `tests/e2e/${screen}.e2e.ts`

/** The part of the house that a file stands in: the longest of the list. */
function partOf(file) {
  const parts = Object.keys(SCREENS).filter((part) => file.startsWith(`${part}/`))
  return parts.sort((one, other) => other.length - one.length)[0]
}

/** 'features/nest/ui/property-card.tsx' → 'features/nest'. */
const roomOf = (file) => file.split('/').slice(0, 2).join('/')

/** For Vitest the files whose importers it looks for, and the HTML tests of their rooms; for the browser its own files. */
export function testsOfChange(files) {
  const sources = files.filter((file) => SOURCE.test(file))
  const isProof = (file) => /\.(test|e2e|fixture)\.tsx?$/.test(file)
  const rooms = new Set(sources.map(roomOf))
  // Pages are composed in app/routes: a change of any line can show there.
  const isProofOf = (file) =>
    rooms.has(roomOf(file)) || (sources.some((source) => !isProof(source)) && roomOf(file) === 'app/routes')
  const html = git('ls-files', '-co', '--exclude-standard', '*.html.test.ts').filter(isProofOf)
  const screens = sources.filter((file) => !isProof(file)).flatMap((file) => SCREENS[partOf(file)] ?? [])
  const own = files.filter((file) => file.endsWith('.e2e.ts'))
  return { related: [...new Set([...sources, ...html])], screens: [...new Set([...own, ...screens.map(fileOf)])] }
}
