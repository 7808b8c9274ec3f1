import { z } from 'zod'
import { say } from '#common/validation.ts'

/** Which home, from a list: none chosen is not 'no number', as it would be of a field to type in. */
export const homeChoice = z.codec(z.string().min(1, say('chooseOne')), z.number(), { decode: Number, encode: String })
