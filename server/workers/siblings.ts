import type pg from 'pg'
import { countTriesHere, type TryCounts } from '#common/try-counter.ts'
import { type HeardContent, listenForContentChanges } from '../pages/content-listener.ts'
import type { SharedPage } from '../pages/page-cache.ts'
import type { Line } from './line.ts'
import type { Beginning, ChangeNumber, Inquiries, ToPrimary, ToWorker } from './messages.ts'

interface ContentListener {
  readonly isAlive: boolean | Promise<boolean>
  stop(): Promise<void>
}

/** What the others may have of an app. */
export interface Shared extends Inquiries {
  keepPage(page: SharedPage): void
  sharePagesAgain(): void
}

/** The processes that serve one house together on this machine, as one of them sees it. */
export interface Siblings {
  /** Ourselves included. */
  readonly size: number
  /** What is done once on each machine, the look at its disk and its errors, is done here. What is done once for all machines: platform/jobs. */
  readonly watchesMachine: boolean
  /** The others come to a door that we opened. */
  readonly isFirst: boolean
  readonly counts: TryCounts
  listen(heard: HeardContent): ContentListener
  /** Resolves when the others have forgotten what they kept, or do not answer in time. */
  forgetContent(): Promise<void>
  sharePage(page: SharedPage): void
  inquire<About extends keyof Inquiries>(about: About): Promise<Awaited<ReturnType<Inquiries[About]>>[]>
  attend(shared: Shared): void
}

/** One process serves, and is all there is. */
export function noSiblings(config: pg.ClientConfig): Siblings {
  return {
    size: 1,
    watchesMachine: true,
    isFirst: true,
    counts: countTriesHere(),
    listen: (heard) => listenForContentChanges(config, heard),
    forgetContent: async () => {},
    sharePage: () => {},
    inquire: async () => [],
    attend: () => {},
  }
}

/** For as long as the slowest rendering may hold up a sibling; whoever is silent for longer hears of it from PostgreSQL. */
const FORGET_MS = 2_000

/** Everything goes through the primary: it numbers the changes, and what it passes on arrives in its order. */
export function joinSiblings(
  { size, watchesMachine, isFirst }: Pick<Beginning, 'size' | 'watchesMachine' | 'isFirst'>,
  line: Line<ToPrimary>,
  own: Partial<ToWorker>,
): Siblings {
  /** While the primary does not answer, each counts for itself. */
  const ownCounts = countTriesHere()
  let lastChange: ChangeNumber = 0
  return {
    size,
    watchesMachine,
    isFirst,
    counts: {
      take: async (name, key, limit) =>
        (await line.ask('takeTry', { name, key, limit })) ?? ownCounts.take(name, key, limit),
      giveBack: async (name, key) => line.tell('giveBackTry', { name, key }),
      forget: async (name, key) => line.tell('forgetTry', { name, key }),
    },
    listen({ onChange, onConnect }) {
      own.contentChanged = (change) => {
        lastChange = change
        onChange()
        return true
      }
      own.contentDoubted = (change) => {
        lastChange = change
        onConnect()
      }
      return {
        get isAlive() {
          return line.ask('isListening', null).then(Boolean)
        },
        stop: async () => {},
      }
    },
    async forgetContent() {
      await line.ask('forgetContent', null, FORGET_MS)
    },
    sharePage: (page) => line.tell('sharePage', { ...page, change: lastChange }),
    inquire: async (about) => ((await line.ask('inquire', about)) ?? []) as never[],
    attend({ keepPage, ...shared }) {
      Object.assign(own, shared)
      own.keepPage = ({ change, ...page }) => {
        if (change === lastChange) keepPage(page)
      }
    },
  }
}
