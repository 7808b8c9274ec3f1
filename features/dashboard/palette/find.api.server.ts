import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withoutControls } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { findAnything, type Opened } from './find.server.ts'
import { FOUND_KINDS, MOST_OPENED } from './found.public.ts'

/** What is longer names nothing: its beginning says as much. */
const LONGEST = 200

/** 'lead-12,property-7'. What nobody could have opened is left out. */
function readOpened(text: string): Opened[] {
  return text
    .split(',')
    .slice(0, MOST_OPENED)
    .flatMap((one) => {
      const [, kind, id = ''] = /^([a-z]+)-(\d{1,9})$/.exec(one) ?? []
      const known = FOUND_KINDS.find((each) => each === kind)
      return known ? [{ kind: known, id: Number(id) }] : []
    })
}

const querystring = z.object({
  q: z
    .string()
    .default('')
    .transform((text) => withoutControls(text).slice(0, LONGEST).toWellFormed().trim()),
  /** Of each kind. */
  limit: z.coerce.number(say('limit')).int(say('limit')).min(1, say('limit')).max(20, say('limit')).default(5),
  /** What this person opened last, which is shown where nothing is typed. */
  opened: z.string().max(500, say('tooLong')).default('').transform(readOpened),
})

export const findApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/find', { schema: { tags: ['Staff'], querystring } }, (request) =>
    findAnything(request.context, request.query),
  )
}
