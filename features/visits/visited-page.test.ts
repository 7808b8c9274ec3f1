import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { FIXED_PAGES, visitedPage } from './visited-page.ts'

interface Route {
  id?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

/** The public pages as the site map has them; parts is a workshop, offline what there is without a network, * is what is not there, and whose confirmation was opened is nobody’s to count. */
function publicPaths(): string[] {
  const site = (routes as Route[]).find(({ id }) => id === 'site-en')
  const paths = site?.children?.map(({ index, path }) => (index ? '/' : `/${path}`)) ?? []
  const uncounted = ['/parts', '/*', '/sent/:key', '/stay/:key', '/stay/paid', '/stay/not-paid', '/offline']
  // What is booked and asked for there is counted itself.
  return paths.filter((path) => !uncounted.includes(path) && !/\/(viewing|callback)\b/.test(path))
}

test('Every page of the site map is counted, and nothing that is not in it', () => {
  const paths = publicPaths()
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !path.includes(':')).toSorted()).toEqual(FIXED_PAGES.toSorted())
  for (const path of paths.filter((path) => path.includes(':'))) {
    expect(visitedPage(path.replace(/:\w+/, '7')), path).not.toBeNull()
  }
  expect(visitedPage('/sent/0123456789abcdef0123456789abcdef')).toBeNull()
  expect(visitedPage('/viewing/1-0123456789abcdef0123456789abcdef')).toBeNull()
  expect(visitedPage('/stay/1-0123456789abcdef0123456789abcdef')).toBeNull()
})

test.for([
  ['/', { path: '/', kind: 'page', key: '' }],
  ['/fr', { path: '/', kind: 'page', key: '' }],
  ['/fr/kais-nest/', { path: '/kais-nest', kind: 'page', key: '' }],
  ['/FR/Property/12', { path: '/property/12', kind: 'property', key: '12' }],
  ['/invest/3', { path: '/invest/3', kind: 'project', key: '3' }],
  ['/kais-media/articles/a-house-for-the-rains', { kind: 'article', key: 'a-house-for-the-rains' }],
  ['/fr/kais-media/podcast/4', { path: '/kais-media/podcast/4', kind: 'episode', key: '4' }],
] as const)('%s is one of our pages', ([address, page]) => {
  expect(visitedPage(address)).toMatchObject(page)
})

test.for([
  '/property/0',
  '/property/12345678901',
  '/property/12/photos',
  '/property/12?ref=1',
  '/kais-media/articles/<b>',
  '/admin/dashboard',
  '/api/properties',
  '/parts',
  '/fr/fr',
  'https://example.com/',
  '',
  `/kais-media/articles/${'a'.repeat(400)}`,
])('%s is none', (address) => {
  expect(visitedPage(address === '' ? '//nowhere' : address)).toBeNull()
})
