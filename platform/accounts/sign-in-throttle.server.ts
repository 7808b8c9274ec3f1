import { AppError, type ErrorCode } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import { countTriesHere, type TryCounts } from '#common/try-counter.ts'
import { signInMessages } from './sign-in-messages.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** As long as a link to a new password lives: whoever is told nothing has one in the letter box. */
const HALF_HOUR = 30 * MINUTE

/** How many wrong tries, and within what time. */
const LIMITS = {
  address: { max: 10, windowMs: MINUTE },
  /** From everywhere: slows a distributed guess without locking the owner out for long. */
  account: { max: 40, windowMs: MINUTE },
  /** A browser where this person has signed in before: their own slips, or whoever stole its cookie. */
  device: { max: 10, windowMs: MINUTE },
  /** For whoever has the password: a code has a million values, three of which are right. */
  codes: { max: 20, windowMs: HOUR },
  recoveryCodes: { max: 20, windowMs: HOUR },
  /** A session left open must not serve to find its owner's password by trying: one count for all doors that ask for it. */
  confirmations: { max: 10, windowMs: MINUTE },
  passkeyAddress: { max: 10, windowMs: MINUTE },
  /** A question costs a row in the database; whether it is answered is counted with the tries. */
  passkeyQuestion: { max: 30, windowMs: MINUTE },
  forgottenAddress: { max: 10, windowMs: HOUR },
  forgottenAccount: { max: 3, windowMs: HALF_HOUR },
  forgottenAccountToday: { max: 12, windowMs: 24 * HOUR },
  invitations: { max: 5, windowMs: HOUR },
} as const

type LimitName = keyof typeof LIMITS

/** Among all counts of the house. */
const nameOf = (limit: LimitName) => `sign-in ${limit}`

/** Where a try is counted: the limit, and whose. */
export type TryCount = readonly [limit: LimitName, whose: string]

interface PasswordTry {
  address: string
  /** The account's number, or the folded name where there is none: what is guessed at counts alike. */
  account: string
  /** The known browser that it comes from. */
  deviceId: number | null
}

/**
 * Strangers are counted by address and by account. A browser that the account knows is counted by itself, and by nothing
 * that strangers could use up.
 */
export function passwordCounts({ address, account, deviceId }: PasswordTry): TryCount[] {
  if (deviceId !== null) return [['device', String(deviceId)]]
  return [
    ['address', address],
    ['account', account],
  ]
}

/** Recovery codes have a count of their own: used-up codes of the app must not take the last way in. */
export function codeCounts(userId: number, deviceId: number | null): Record<'app' | 'recovery', TryCount[]> {
  const whose = deviceId === null ? `account:${userId}` : `device:${deviceId}`
  return { app: [['codes', whose]], recovery: [['recoveryCodes', whose]] }
}

/** No letter box is filled by strangers; whoever asks in a known browser is still heard. */
export function forgottenCounts(userId: number, deviceId: number | null): TryCount[] {
  const whose = deviceId === null ? `account:${userId}` : `device:${deviceId}`
  return [
    ['forgottenAccount', whose],
    ['forgottenAccountToday', whose],
  ]
}

/** What a wrong guess is refused with. */
const WRONG_GUESS: ReadonlySet<ErrorCode> = new Set([
  'wrong_password',
  'invalid_credentials',
  'invalid_code',
  'unauthenticated',
])

/** All who may still try. One for the whole house. */
export class SignInThrottle {
  readonly #counts: TryCounts
  readonly #factor: number

  /** The factor makes every limit that much larger. */
  constructor(factor = 1, counts = countTriesHere()) {
    this.#factor = factor
    this.#counts = counts
  }

  /**
   * Counts a try at each place, in their order. Gives how many seconds to wait where one is used up, or null. One after the
   * other, because what one address may not try any more must not count against the account.
   */
  async secondsToWait(counts: readonly TryCount[]): Promise<number | null> {
    for (const [limit, whose] of counts) {
      const { max, windowMs } = LIMITS[limit]
      const counted = await this.#counts.take(nameOf(limit), whose, { max: Math.ceil(max * this.#factor), windowMs })
      if (!counted.isTaken) return Math.ceil(counted.leftMs / 1000)
    }
    return null
  }

  /** The same, refusing in words. */
  async count(counts: readonly TryCount[]): Promise<void> {
    const seconds = await this.secondsToWait(counts)
    if (seconds !== null) throw tooManyTries(seconds)
  }

  /** Counts a try and makes it. One that was right was no wrong try, and is given back. */
  async tryOnce<Answer>(counts: readonly TryCount[], make: () => Promise<Answer>): Promise<Answer> {
    await this.count(counts)
    const giveBack = async () => {
      for (const [limit, whose] of counts) await this.#counts.giveBack(nameOf(limit), whose)
    }
    try {
      const answer = await make()
      await giveBack()
      return answer
    } catch (error) {
      // Nobody guessed wrongly because our database was away, or because the new address is somebody else's.
      if (!(error instanceof AppError && WRONG_GUESS.has(error.code))) await giveBack()
      throw error
    }
  }

  /** A try at one's own password or code, by whoever sits before an open session. */
  confirm<Answer>(actor: Actor, make: () => Promise<Answer>): Promise<Answer> {
    return this.tryOnce([['confirmations', actor.kind === 'staff' ? String(actor.id) : '']], make)
  }

  /** They have proved who they are: earlier slips no longer count. */
  async forget(counts: readonly TryCount[]): Promise<void> {
    for (const [limit, whose] of counts) await this.#counts.forget(nameOf(limit), whose)
  }
}

function tooManyTries(seconds: number): AppError {
  const { en, fr } = signInMessages
  const sentence = { en: en.tooManySignIns(seconds), fr: fr.tooManySignIns(seconds) }
  return new AppError('too_many_sign_ins', { sentence, retryAfter: seconds })
}
