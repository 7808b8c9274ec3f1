import { expect, test } from 'vitest'
import { isStaffArea, publicManifestUrl, routesOf } from './public-routes.ts'

test.for(['/admin', '/admin/', '/admin/login', '/Admin/dashboard/audit', '/%61dmin/login', '/admin.data'])(
  '%s is the staff area',
  (path) => expect(isStaffArea(path)).toBe(true),
)

test.for(['/', '/fr/admin-tips', '/administration', '/kais-nest', '/%E0%A4%A'])('%s is not', (path) =>
  expect(isStaffArea(path)).toBe(false),
)

const route = (id: string, parentId?: string) => ({ id, parentId, hasLoader: false }) as never
const ROUTES = {
  root: route('root'),
  '../features/dashboard/pages/staff.frame': route('../features/dashboard/pages/staff.frame', 'root'),
  guard: route('guard', '../features/dashboard/pages/staff.frame'),
  'staff/dashboard': route('staff/dashboard', 'guard'),
  'site-en': route('site-en', 'root'),
  'en/home': route('en/home', 'site-en'),
  'site-fr': route('site-fr', 'root'),
  'fr/home': route('fr/home', 'site-fr'),
}

test.for([
  [{ locale: 'en', isPrefixed: false }, ['root', 'site-en', 'en/home'], '/assets/en/manifest-1a2b-public.js'],
  [{ locale: 'fr', isPrefixed: false }, ['root', 'site-en', 'en/home'], '/assets/fr/manifest-1a2b-public.js'],
  [{ locale: 'fr', isPrefixed: true }, ['root', 'site-fr', 'fr/home'], '/assets/fr/manifest-1a2b-public-prefixed.js'],
] as const)(
  'Visitors of %o are told of their own pages alone: of no other addresses, and of nothing in the staff frame, however deep',
  ([region, told, url]) => {
    expect(Object.keys(routesOf(ROUTES, region))).toEqual(told)
    expect(publicManifestUrl('/assets/manifest-1a2b.js', region)).toBe(url)
  },
)
