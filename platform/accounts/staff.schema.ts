import { z } from 'zod'
import { say } from '#common/validation.ts'

/** Long enough for any passphrase, short enough that hashing it cannot be used to tire the server. */
export const MAX_PASSWORD_LENGTH = 200

export const givenPassword = z
  .string(say('passwordRequired'))
  .min(1, say('passwordRequired'))
  .max(MAX_PASSWORD_LENGTH, say('tooLong'))

export const signInSchema = z.object({
  // Some keyboards send é as one sign and some as two.
  username: z
    .string(say('usernameRequired'))
    .trim()
    .normalize()
    .min(1, say('usernameRequired'))
    .max(100, say('tooLong')),
  password: givenPassword,
})
export type SignIn = z.output<typeof signInSchema>

/** Six digits, or a recovery code. An app shows '123 456', and so people type it. */
export const secondFactorCode = z
  .string(say('required'))
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().min(1, say('required')).max(60, say('tooLong')))

const challengeToken = z.string().min(1).max(100)

export const secondFactorSchema = z.object({ challenge: challengeToken, code: secondFactorCode })
export type SecondFactor = z.output<typeof secondFactorSchema>

/** Whoever forgot their password types what they remember: the name or the address. */
export const forgottenSchema = z.object({
  name: z.string(say('required')).trim().normalize().min(1, say('required')).max(254, say('tooLong')),
})

const linkToken = z.string().min(1).max(100)
export const linkSchema = z.object({ token: linkToken })
