import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { ROLES } from '#common/permissions.ts'
import { email, line, optionalLine, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { givenPassword, MAX_PASSWORD_LENGTH, secondFactorCode } from './staff.schema.ts'

const MIN_PASSWORD_LENGTH = 12
/** So much of a password must be something else than the username. */
const MIN_BESIDE_USERNAME = 6

/** How to reach somebody: their own to change, and an administrator's. */
const contact = { email, firstName: optionalLine, lastName: optionalLine, phone: optionalPhone }

/** Letters to this address can open the account, so whoever changes it gives the password. */
export const profileSchema = z.object({ ...contact, currentPassword: givenPassword.optional() })
export type ProfileDraft = z.input<typeof profileSchema>
export type Profile = z.output<typeof profileSchema>

export const newPassword = z
  .string(say('passwordRequired'))
  .min(MIN_PASSWORD_LENGTH, say('passwordTooShort'))
  .max(MAX_PASSWORD_LENGTH, say('tooLong'))

export const passwordChangeSchema = z.object({ currentPassword: givenPassword, newPassword })
export type PasswordChange = z.output<typeof passwordChangeSchema>

/** Three times one's own name is long, and the first thing that anybody tries. */
export function isMostlyUsername(password: string, username: string): boolean {
  return password.toLowerCase().replaceAll(username.toLowerCase(), '').length < MIN_BESIDE_USERNAME
}

/** Before something that a session left open must not be enough for. */
export const confirmationSchema = z.object({ password: givenPassword })
export const codeSchema = z.object({ code: secondFactorCode })

export const passkeyNameSchema = z.object({
  name: line.pipe(z.string().max(60, say('tooLong'))),
})

const username = z
  .string(say('usernameRequired'))
  .trim()
  .normalize()
  .min(1, say('usernameRequired'))
  .regex(/^[\p{L}\d][\p{L}\d._-]{1,39}$/u, say('usernameShape'))

const role = z.enum(ROLES, say('chooseOne'))

/** By a password that the administrator hands over, or by a link to choose one, in a letter in this language. */
export const FIRST_ACCESS = ['password', ...LOCALES] as const

export const newAccountSchema = z.object({
  username,
  ...contact,
  role,
  firstAccess: z.enum(FIRST_ACCESS, say('chooseOne')).default('password'),
})
export type NewAccountDraft = z.input<typeof newAccountSchema>
export type NewAccount = z.output<typeof newAccountSchema>

export const accountChangeSchema = z.object({ ...contact, role, isActive: z.boolean() })
export type AccountChangeDraft = z.input<typeof accountChangeSchema>
export type AccountChange = z.output<typeof accountChangeSchema>

export const invitationSchema = z.object({ locale: z.enum(LOCALES, say('chooseOne')) })

export const switchSchema = z.object({ isActive: z.boolean() })
