import { z } from 'zod'
import { ROLES, type Role } from '#common/permissions.ts'
import {
  type AccountChangeDraft,
  accountChangeSchema,
  type NewAccountDraft,
  newAccountSchema,
} from '#platform/accounts/account.schema.ts'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'

/** What the inputs hold. */
export interface StaffAccountValues {
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string
  role: Role
  isActive: boolean
}

export const NEW_ACCOUNT: StaffAccountValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  role: 'agent',
  isActive: true,
}

export function toAccountValues(account: StaffAccount): StaffAccountValues {
  return {
    username: account.username,
    email: account.email,
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    phone: account.phone ?? '',
    role: account.role,
    isActive: account.isActive,
  }
}

const inputs = z.object({
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
})

export const newAccountFormSchema = inputs
  .transform(({ isActive: _isActive, ...values }): NewAccountDraft => values)
  .pipe(newAccountSchema)

export const accountChangeFormSchema = inputs
  .transform(({ username: _username, ...values }): AccountChangeDraft => values)
  .pipe(accountChangeSchema)
