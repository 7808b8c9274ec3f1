import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.server.ts'
import type { PictureRow } from './picture.table.server.ts'
import { giveBack, renewLease, takeLease, takeNextToDerive } from './picture-lease.repository.server.ts'

export interface LeaseTiming {
  /** So long a picture waits for a process that died over it. */
  leaseMs: number
  renewMs: number
}

type Outcome = Parameters<typeof giveBack>[2]['outcome']

/** A picture that this process has: of all that work on it here, the last gives it back. */
interface Hold {
  users: number
  isOurs: () => boolean
  outcome: Outcome
  end: () => Promise<void>
}

export interface PictureLeases {
  /** Null: another process has it, and `work` was not begun. */
  hold<Result>(path: string, work: () => Promise<Result>): Promise<{ result: Result } | null>
  /** The next of those to be made ahead; false: there is none. */
  holdNext(work: (picture: PictureRow, isOurs: () => boolean) => Promise<Outcome>): Promise<boolean>
}

/** One process at a time makes the widths of a picture, over all machines: it says so in the picture's row, again and again. */
export function createPictureLeases(db: Database, { leaseMs, renewMs }: LeaseTiming): PictureLeases {
  const lease = { by: randomUUID(), ms: leaseMs }
  const holds = new Map<string, Promise<Hold | null>>()
  /** Given back, and PostgreSQL has not said so yet: taken again meanwhile, it would be given away with the old one. */
  const ending = new Map<string, Promise<void>>()

  function keep(path: string): Hold {
    let until = Date.now() + leaseMs
    const timer = setInterval(() => {
      const renewed = Date.now() + leaseMs
      renewLease(db, path, lease).then(
        (isOurs) => {
          until = isOurs ? renewed : 0
        },
        // Nobody knows: the next try will tell, or its time runs out.
        () => {},
      )
    }, renewMs)
    timer.unref()
    const hold: Hold = {
      users: 0,
      isOurs: () => Date.now() < until,
      outcome: 'asked',
      end() {
        clearInterval(timer)
        holds.delete(path)
        // Where it cannot be said, the lease runs out.
        const ended = giveBack(db, path, { by: lease.by, outcome: hold.outcome }).catch(() => {})
        ending.set(
          path,
          ended.finally(() => ending.delete(path)),
        )
        return ended
      },
    }
    return hold
  }

  async function use<Result>(path: string, work: (hold: Hold) => Promise<Result>): Promise<{ result: Result } | null> {
    await ending.get(path)
    const taking = holds.get(path) ?? takeLease(db, path, lease).then((taken) => (taken ? keep(path) : null))
    holds.set(path, taking)
    const hold = await taking.catch((error: unknown) => {
      holds.delete(path)
      throw error
    })
    if (!hold) {
      holds.delete(path)
      return null
    }
    hold.users += 1
    try {
      return { result: await work(hold) }
    } finally {
      hold.users -= 1
      if (hold.users === 0) await hold.end()
    }
  }

  return {
    hold: (path, work) => use(path, work),
    async holdNext(work) {
      const picture = await takeNextToDerive(db, lease)
      if (!picture) return false
      await use(picture.path, async (hold) => {
        hold.outcome = await work(picture, hold.isOurs)
      })
      return true
    },
  }
}
