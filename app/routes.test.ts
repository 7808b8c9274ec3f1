import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

interface Leaf {
  path: string
  file: string
  /** The files around it, from the outside in. */
  around: string[]
}

/** Every address with a page of its own. */
function leavesOf(entries: readonly RouteConfigEntry[], above = '', around: string[] = []): Leaf[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = [above, path].filter(Boolean).join('/')
    return children ? leavesOf(children, here, [...around, file]) : [{ path: here, file, around }]
  })
}

const GUARD = '../features/dashboard/pages/guard.layout.tsx'

/** Whoever cannot sign in, or not yet, must reach these; what the installed app is called, its browser asks for by itself. */
const OPEN = ['admin/login', 'admin/forgot-password', 'admin/choose-password', 'admin/manifest.webmanifest']

test('Every address of the staff area except the sign-in lies behind the guard, and nothing else does', () => {
  const leaves = leavesOf(routes)
  const isAdmin = ({ path }: Leaf) => path === 'admin' || path.startsWith('admin/')
  const guarded = leaves.filter(({ around }) => around.includes(GUARD)).map(({ path }) => path)
  expect(guarded).toEqual(leaves.filter((leaf) => isAdmin(leaf) && !OPEN.includes(leaf.path)).map(({ path }) => path))
  expect(guarded).toEqual(
    expect.arrayContaining([
      'admin',
      'admin/dashboard',
      'admin/dashboard/properties',
      'admin/add-property',
      'admin/edit-property/:id',
      'admin/property/:id/edit',
    ]),
  )
})

test.for([
  ['admin', 'admin/dashboard', '../features/dashboard/pages/overview.page.tsx'],
  ['admin/edit-property/:id', 'admin/property/:id/edit', '../features/dashboard/pages/edit-property.page.tsx'],
] as const)('%s and %s show the same screen, %s, in the same frame', ([one, other, file]) => {
  const leaves = leavesOf(routes)
  const [first, second] = [one, other].map((path) => leaves.find((leaf) => leaf.path === path))
  expect(first).toMatchObject({ file })
  expect(second).toMatchObject({ file, around: first?.around })
})
