import { expect, test } from 'vitest'
import { isStaffArea, publicManifestUrl, withoutStaffRoutes } from './public-routes.ts'

test.for(['/admin', '/admin/', '/admin/login', '/Admin/dashboard/audit', '/%61dmin/login', '/admin.data'])(
  '%s is the staff area',
  (path) => expect(isStaffArea(path)).toBe(true),
)

test.for(['/', '/fr/admin-tips', '/administration', '/kais-nest', '/%E0%A4%A'])('%s is not', (path) =>
  expect(isStaffArea(path)).toBe(false),
)

test('Visitors are told of every route but those that lie in the staff frame, however deep', () => {
  const route = (id: string, parentId?: string) => ({ id, parentId, hasLoader: false }) as never
  const routes = {
    root: route('root'),
    '../features/dashboard/pages/staff.frame': route('../features/dashboard/pages/staff.frame', 'root'),
    guard: route('guard', '../features/dashboard/pages/staff.frame'),
    'staff/dashboard': route('staff/dashboard', 'guard'),
    'site-en': route('site-en', 'root'),
    'en/home': route('en/home', 'site-en'),
  }
  expect(Object.keys(withoutStaffRoutes(routes))).toEqual(['root', 'site-en', 'en/home'])
  expect(publicManifestUrl('/assets/manifest-1a2b.js')).toBe('/assets/manifest-1a2b-public.js')
})
