import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { knownPages } from './known-pages.ts'

type Routes = ServerBuild['routes']
const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) =>
  [id, { id, parentId, path, index }] as const
const pageAt = knownPages(
  Object.fromEntries([
    route('root', undefined, ''),
    route('staff', 'root'),
    route('overview', 'staff', 'admin', true),
    route('frame', 'root'),
    route('home', 'frame', undefined, true),
    route('property', 'frame', 'property/:id'),
    route('new', 'frame', 'invest/new'),
    route('project', 'frame', 'invest/:id'),
    route('none', 'frame', '*'),
    route('fr', 'root', 'fr'),
    route('fr/home', 'fr', undefined, true),
    route('fr/property', 'fr', 'property/:id'),
  ]) as unknown as Routes,
)

test.for([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/property/12', '/property/:id'],
  ['/property/12.data', '/property/:id'],
  ['/fr', '/fr'],
  ['/fr/property/zz', '/fr/property/:id'],
  ['/invest/new', '/invest/new'],
  ['/invest/7', '/invest/:id'],
  ['/admin', '/admin'],
  ['/wp-login.php', '/*'],
] as const)('%s is counted as %s', ([path, pattern]) => expect(pageAt(path).pattern).toBe(pattern))

test('A page’s routes are named from the root to itself', () => {
  expect(pageAt('/').routeIds).toEqual(['root', 'frame', 'home'])
  expect(pageAt('/fr/property/12').routeIds).toEqual(['root', 'fr', 'fr/property'])
  expect(pageAt('/PROPERTY/12').routeIds).toEqual(['root', 'frame', 'property'])
  expect(pageAt('/fr/nowhere').routeIds).toEqual(['root', 'frame', 'none'])
})
