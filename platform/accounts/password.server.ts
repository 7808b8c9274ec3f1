import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters OWASP names first: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password)
}

let decoy: Promise<string> | undefined

/** An unknown name must take as long to refuse as a wrong password, or names could be found by the clock. */
export async function spendPasswordTime(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this one')
  await isPassword(await decoy, password)
}
