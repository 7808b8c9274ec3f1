import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pagePatterns } from './page-patterns.ts'

type Routes = ServerBuild['routes']
const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) =>
  [id, { id, parentId, path, index }] as const
const patternOf = pagePatterns(
  Object.fromEntries([
    route('root', undefined, ''),
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
  ['/wp-login.php', '/*'],
] as const)('%s is counted as %s', ([path, pattern]) => expect(patternOf(path)).toBe(pattern))
