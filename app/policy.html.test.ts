import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** Every kind of page, in both languages, with those that are refused, missing or staff's. */
const PAGES = [
  ...['/', '/kais-nest', '/property/28', '/shortlist', '/design-studio', '/ai-recommendations', '/kais-experience'],
  ...['/kais-mobility', '/kais-media', '/kais-media/articles', '/kais-media/podcast', '/invest', '/invest/1'],
  ...['/buying-costs', '/contact', '/faq', '/privacy-policy', '/terms-of-service', '/parts', '/nowhere'],
  ...['/fr', '/fr/contact', '/fr/nulle-part', '/admin', '/admin/login', '/admin/dashboard/leads'],
]

interface Script {
  type: string
  code: string
}

/** Those that a browser would run where they stand. Another type than these is data to it. */
function inlineScripts(html: string): Script[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = '', code = '']) => ({
    type: /\btype="([^"]*)"/.exec(tag)?.[1] ?? '',
    code: /\bsrc=/.test(tag) ? '' : code,
  }))
  return found.filter(({ type, code }) => code !== '' && /^(|module|text\/javascript|importmap)$/.test(type))
}

function policyOf(headers: Record<string, unknown>): string {
  const directives = String(headers['content-security-policy']).split('; ')
  return directives.find((directive) => directive.startsWith('script-src')) ?? ''
}

test.for(PAGES)('Every script in %s is one that was known before there was a page', async (path) => {
  const { body, headers } = await visitor.ask(path)
  const scripts = inlineScripts(body)
  expect(scripts).toHaveLength(2)
  for (const { code } of scripts)
    expect(policyOf(headers)).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
})

test('All pages have one policy, whatever stands in them', async () => {
  const policies = await Promise.all(PAGES.map(async (path) => policyOf((await visitor.ask(path)).headers)))
  expect(new Set(policies).size).toBe(1)
})

describe('What people write', () => {
  const SMUGGLED = '</script><script>alert(1)</script>'

  test('ends no data that a page carries', async () => {
    const form = new URLSearchParams({ form: 'contact', firstName: SMUGGLED, message: '<!--<script>' })
    const { body, headers } = await visitor.ask('/contact', { form })
    expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)')
    expect(inlineScripts(body)).toHaveLength(2)
    expect(body.slice(body.lastIndexOf('text/kais-page'))).not.toMatch(/<!--|<script>/)
    expect(policyOf(headers)).not.toContain(createHash('sha256').update('alert(1)').digest('base64'))
  })
})
