import { Parser } from 'htmlparser2'
import { sitemapPaths } from '../helpers/sitemap.ts'
import { ask } from './ask.ts'
import type { Operation, PageForm, Targets } from './make-request.ts'
import type { Schema } from './values.ts'

/** Everything that can be asked for, read from the server: its interface's document, its site map, its pages' forms. */

interface Described {
  parameters?: Operation['parameters']
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

const UPLOADS = ['/api/upload', '/api/files']
/** What the site map does not name. */
const UNLISTED = [
  '/robots.txt',
  '/sitemap.xml',
  '/homes-1.sitemap.xml',
  '/manifest.webmanifest',
  '/kais-media/articles.xml',
  '/fr/kais-media/podcast.xml',
  '/ai-recommendations/result',
  '/shortlist',
  '/fr/shortlist',
  '/sent/nothing',
  '/fr/sent/0123',
  '/parts',
  '/nowhere',
  '/admin',
  '/admin/login',
  '/admin/dashboard/leads/1',
  '/admin/edit-property/1',
  '/preferences',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/share/nest.en.jpg',
  '/share/property-1.fr.jpg',
  '/pictures/0123456789abcdef0123456789abcdef.webp',
  '/files/0123456789abcdef0123456789abcdef/a.pdf',
  '/assets/nothing.js',
  '/favicon.ico',
  '/__manifest',
]

async function json<T>(url: string, path: string, cookie: string): Promise<T | null> {
  const { status, body } = await ask(url, { method: 'GET', path, headers: { cookie } })
  return status === 200 && body.startsWith('{') ? (JSON.parse(body) as T) : null
}

async function readOperations(url: string): Promise<Operation[]> {
  const document = await json<{ paths: Record<string, Record<string, Described>> }>(url, '/api/openapi.json', '')
  if (!document) throw new Error('The server describes no interface.')
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
      isUpload: UPLOADS.includes(path),
    })),
  )
}

const PERSON = { name: 'Awa Diop', email: 'awa@example.com' }
/** What a schema alone does not tell: bodies that belong together. */
const GOOD_BODIES: readonly (readonly [string, object])[] = [
  ['/api/contact', { ...PERSON, type: 'concierge', message: 'Hello' }],
  ['/api/inquiries', { ...PERSON, propertyId: 1, message: 'Hello' }],
  ['/api/admin/leads/{id}/replies', { subject: 'Hello', body: 'Hello', locale: 'en' }],
  ['/api/admin/leads/{id}/merge', { otherId: 2 }],
  [
    '/api/bookings',
    {
      ...PERSON,
      type: 'vehicle-rental',
      bookingData: {
        vehicleCategory: 'suv',
        pickupDateTime: '2027-03-14T10:00',
        dropoffDateTime: '2027-03-15T10:00',
        passengers: '1-2',
      },
    },
  ],
]

/** For every PUT the record that stands there now, with only what may be sent back. */
async function readRecords(url: string, operations: readonly Operation[], cookie: string) {
  const records = new Map<string, object>(GOOD_BODIES)
  for (const { method, path, body } of operations) {
    const known = body?.properties
    if (method !== 'PUT' || !known) continue
    for (const id of ['1', '2', '3']) {
      const place = path.replaceAll(/\{\w+\}/g, id)
      const answer =
        (await json<Record<string, unknown>>(url, place, cookie)) ??
        (await json<Record<string, unknown>>(url, place.replace('/admin', ''), cookie))
      const record = answer && { ...answer, ...(answer.values as object | undefined) }
      if (!record) continue
      records.set(path, Object.fromEntries(Object.entries(record).filter(([key]) => key in known)))
      break
    }
  }
  return records
}

/** Names of what its forms post, and names that its filters and links put into addresses. */
function readPage(path: string, html: string): { forms: PageForm[]; names: string[] } {
  const forms: PageForm[] = []
  const names: string[] = []
  let fields: string[] | null = null
  const parser = new Parser({
    onopentag(tag, { action, method, name, href }) {
      if (tag === 'form') {
        fields = []
        if (method?.toLowerCase() === 'post')
          forms.push({ path: (action || path).split('#', 1)[0] ?? path, names: fields })
      } else if (name && tag !== 'meta') (fields ?? names).push(name)
      if (href?.includes('?')) names.push(...new URL(href, 'http://kais').searchParams.keys())
    },
    onclosetag(tag) {
      if (tag !== 'form') return
      names.push(...(fields ?? []))
      fields = null
    },
  })
  parser.end(html)
  return { forms, names }
}

export async function readTargets(url: string, cookie: string): Promise<Targets> {
  const operations = await readOperations(url)
  const records = await readRecords(url, operations, cookie)
  const listed = await sitemapPaths(async (path) => (await ask(url, { method: 'GET', path })).body)
  const forms = new Map<string, PageForm>()
  const queryNames = new Set<string>(['page', 'q', 'cursor', 'form'])
  for (const path of listed) {
    const { body } = await ask(url, { method: 'GET', path, headers: { accept: 'text/html' } })
    const page = readPage(path, body)
    for (const form of page.forms) forms.set(`${form.path} ${form.names.join()}`, form)
    for (const name of page.names) queryNames.add(name)
  }
  return {
    operations,
    records,
    pages: [...listed, ...UNLISTED],
    queryNames: [...queryNames],
    forms: [...forms.values()],
  }
}
