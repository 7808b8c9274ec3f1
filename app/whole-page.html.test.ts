import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** React may send what is large at the end, hidden, with a script that puts it in its place. */
const SENT_LATER = /<div hidden="" id="S:|\$RC\(/

/** Or leave out what it would have to wait for. */
const LEFT_OUT = '<!--$!-->'

test.for(['/', '/fr', '/kais-nest', '/property/28', '/kais-mobility', '/kais-media', '/invest', '/contact', '/faq'])(
  'All of %s stands in its place without scripts',
  async (path) => {
    const { statusCode, body } = await visitor.ask(path)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^<!DOCTYPE html><html /)
    expect(body).not.toMatch(SENT_LATER)
    expect(body).not.toContain(LEFT_OUT)
    expect(body).not.toContain('class="skel')
  },
)
