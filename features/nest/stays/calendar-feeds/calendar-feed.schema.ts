import { z } from 'zod'
import { httpUrl, line } from '#common/schema.ts'
import { say } from '#common/validation.ts'

const calendarAddress = z
  .string(say('url'))
  // Some houses write webcal:// so that a calendar program opens; what lies there is on the web.
  .transform((text) => text.trim().replace(/^webcals?:\/\//i, 'https://'))
  .pipe(httpUrl)
  .refine((text) => URL.canParse(text) && new URL(text).username === '' && new URL(text).password === '', say('url'))
  .transform((text) => {
    const url = new URL(text)
    url.hash = ''
    return url.href
  })

export const calendarFeedSchema = z.object({ name: line, url: calendarAddress })
export type CalendarFeedInput = z.output<typeof calendarFeedSchema>

/** Another address is another calendar: it is added, and the old one removed. */
export const calendarNameSchema = z.object({ name: line })

const day = z.iso.date(say('date'))

/** What staff saw that would be freed: should it be something else by now, they look again. */
export const vanishedSchema = z.object({
  vanished: z.array(z.object({ from: day, until: day })).max(5_000, say('tooLarge')),
})
