import { randomUUID } from 'node:crypto'
import { configure, within } from '@testing-library/dom'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import pg from 'pg'
import { inject, type ProvidedContext } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import type { LimitChanges } from '#db/work.server.ts'
import { atDatabase } from './postgres.setup.ts'
import { STAFF } from './prepared-house.ts'

/**
 * The built site with its demo content, asked by injection: what a crawler, a messenger or a browser without scripts gets.
 * One for all files of a worker, on a database of its own; for whatever a browser would add nothing to.
 */

// No style sheet is applied here, so nothing can be told to be hidden by one; and asking is most of the time of a query.
configure({ defaultHidden: true })

type Queries = ReturnType<typeof within<typeof import('@testing-library/dom').queries>>

export interface HtmlPage extends Queries {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The answer's text as it came. */
  html: string
  document: Document
  /** Where the last redirect led, or the address that was asked for. */
  path: string
  /** The first element of a selector; an error that names it when there is none. */
  find<E extends Element = HTMLElement>(selector: string): E
  findAll<E extends Element = HTMLElement>(selector: string): E[]
}

interface Request {
  headers?: Record<string, string>
  /** Sent as a browser without scripts sends a form. */
  form?: URLSearchParams
}

/** As people read it: line breaks and the many kinds of spaces are one space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

export const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)

/** One person's way through the site: cookies are kept from page to page. */
export class Visitor {
  readonly #app: FastifyInstance
  readonly #cookies = new Map<string, string>()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  get app(): FastifyInstance {
    return this.#app
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** One answer, as it is: no redirect is followed. */
  async ask(path: string, { headers = {}, form }: Request = {}) {
    const answer = await this.#app.inject({
      url: path,
      method: form ? 'POST' : 'GET',
      headers: {
        accept: 'text/html',
        'accept-language': 'en-GB',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(form && { payload: form.toString() }),
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return answer
  }

  async open(path: string, request?: Request): Promise<HtmlPage> {
    const answer = await this.ask(path, request)
    const { location } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400 && location) {
      const { pathname, search, hash } = new URL(location, 'http://localhost')
      const page = await this.open(pathname + search)
      return { ...page, path: page.path + hash }
    }
    const { document } = new JSDOM(answer.body).window
    return {
      ...within(document.body),
      status: answer.statusCode,
      headers: answer.headers,
      html: answer.body,
      document,
      path,
      find(selector) {
        const found = document.querySelector(selector)
        if (!found) throw new Error(`${path} has no ${selector}`)
        return found as never
      },
      findAll: (selector) => [...document.querySelectorAll(selector)] as never,
    }
  }

  /** What the browser does at a press on the form's button, with the fields filled in by their names. */
  send(page: HtmlPage, form: HTMLFormElement, values: Record<string, string | string[]> = {}): Promise<HtmlPage> {
    const FormDataOfPage = form.ownerDocument.defaultView?.FormData
    if (!FormDataOfPage) throw new Error('The form belongs to no page.')
    const data = new FormDataOfPage(form)
    for (const [name, value] of Object.entries(values)) {
      if (!form.elements.namedItem(name)) throw new Error(`The form has no field ${name}.`)
      data.delete(name)
      for (const each of [value].flat()) data.append(name, each)
    }
    const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
    const action = new URL(form.getAttribute('action') ?? page.path, new URL(page.path, 'http://localhost'))
    if (form.method === 'post') return this.open(action.pathname + action.search, { form: fields })
    return this.open(`${action.pathname}?${fields}`)
  }
}

type Template = keyof ProvidedContext['templates']

/** A database of one's own. */
export async function copyOf(template: Template): Promise<pg.ClientConfig> {
  const server = inject('postgres')
  const database = `kais_site_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${database} template ${inject('templates')[template]}`)
  await admin.end()
  return atDatabase(server, database)
}

interface OpenOptions {
  /** Where it is not a new copy. */
  config?: pg.ClientConfig
  /** Of connections: shorter ones than people get. */
  limits?: LimitChanges
}

/** The built site on a copy of a template, as production starts it but for what is asked for. */
export async function openSite(
  template: Template,
  env: Record<string, string> = {},
  { config, limits }: OpenOptions = {},
): Promise<FastifyInstance> {
  const built: typeof import('#server/main.ts') = await import(fromProjectRoot('build', 'server', 'index.js'))
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: inject('houseDir'),
    RATE_LIMIT_FACTOR: '1000000',
    PUBLIC_URL: 'http://localhost',
    ...env,
  }
  const app = await built.openSite(settings, config ?? (await copyOf(template)), limits)
  await app.ready()
  return app
}

let site: Promise<FastifyInstance> | undefined

/** Somebody who comes for the first time. */
export async function newVisitor(): Promise<Visitor> {
  site ??= openSite('demo', { SHOW_PARTS: 'on' })
  return new Visitor(await site)
}

/** Answers of the API as staff get them, for what a page has led to. */
export async function askAsStaff<T>(path: string): Promise<T> {
  const visitor = await newVisitor()
  const signIn = await visitor.app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
  return (await visitor.app.inject({ url: path, cookies })).json()
}
