import { z } from 'zod'
import { say } from '#common/validation.ts'

/** Long enough for any passphrase, short enough that hashing it cannot be used to tire the server. */
const MAX_PASSWORD_LENGTH = 200

export const signInSchema = z.object({
  username: z.string(say('usernameRequired')).trim().min(1, say('usernameRequired')).max(100, say('tooLong')),
  password: z.string(say('passwordRequired')).min(1, say('passwordRequired')).max(MAX_PASSWORD_LENGTH, say('tooLong')),
})
export type SignIn = z.output<typeof signInSchema>
