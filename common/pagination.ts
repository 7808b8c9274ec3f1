import { z } from 'zod'
import { AppError } from './errors.ts'
import { say } from './validation.ts'

export const MAX_PAGE_SIZE = 100

/** Optional additions to every list of the API. */
export const pagingSchema = z.object({
  limit: z.coerce
    .number(say('limit'))
    .int(say('limit'))
    .min(1, say('limit'))
    .max(MAX_PAGE_SIZE, say('limit'))
    .default(MAX_PAGE_SIZE),
  cursor: z.string().max(200, say('cursor')).optional(),
})
export type Paging = z.output<typeof pagingSchema>

export interface Page<Item> {
  items: Item[]
  total: number
  nextCursor: string | null
}

/** Keyset paging: the sort value and id of the last row seen, so that no page costs more than the first. */
export interface Cursor {
  value: string
  id: number
}

const cursorSchema = z.tuple([z.string(), z.number().int().min(0).max(2_147_483_647)])

export function encodeCursor({ value, id }: Cursor): string {
  return btoa(JSON.stringify([value, id]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function decodeCursor(text: string): Cursor {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return { value, id }
  } catch (cause) {
    throw new AppError('invalid_input', { fields: { cursor: 'cursor' }, cause })
  }
}
