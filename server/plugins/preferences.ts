import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DATA_CHOICES, DATA_COOKIE } from '#common/data-saving.ts'
import { LOCALE_COOKIE, LOCALES, withLocalePrefix } from '#common/locale.ts'
import { CURRENCIES, CURRENCY_COOKIE } from '#common/money.ts'

const ONE_YEAR = 365 * 24 * 60 * 60

const choice = z.object({
  language: z.enum(LOCALES).optional(),
  currency: z.enum(CURRENCIES).optional(),
  data: z.enum(DATA_CHOICES).optional(),
  returnTo: z
    .string()
    // A result's address carries a page of words.
    .max(12_000)
    // One leading slash: '//elsewhere.example' would leave the house.
    .regex(/^\/(?![/\\])/)
    .catch('/'),
})

/** The choosers of language, currency and data are plain forms: they work before, and without, any JavaScript. */
export const preferences: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })

  app.post('/preferences', { schema: { hide: true, body: choice } }, async (request, reply) => {
    const { language, currency, data, returnTo } = request.body
    const options = { path: '/', maxAge: ONE_YEAR, sameSite: 'lax', secure: request.protocol === 'https' } as const
    if (language) reply.setCookie(LOCALE_COOKIE, language, options)
    if (currency) reply.setCookie(CURRENCY_COOKIE, currency, options)
    if (data) reply.setCookie(DATA_COOKIE, data, options)
    const { pathname, search, hash } = new URL(returnTo, 'http://kais')
    // The staff area has one address for both languages.
    const isTranslated = language !== undefined && !/^\/admin(\/|$)/i.test(pathname)
    const path = isTranslated ? withLocalePrefix(pathname, language) : pathname
    // '/fr//elsewhere.example' and '/.//elsewhere.example' only show their two slashes now.
    return reply.redirect(path.replace(/^[/\\]+/, '/') + search + hash, 303)
  })
}
