import type pg from 'pg'
import type { CountedTry, TryLimit } from '#common/try-counter.ts'
import type { DatabasePlaces } from '#db/places.server.ts'
import type { PoolSizes } from '#db/work.server.ts'
import type { Figures } from '../operations/metrics.ts'
import type { AnswerTally } from '../operations/recent-answers.ts'
import type { SharedPage } from '../pages/page-cache.ts'

/** What a worker is told as it begins. */
export interface Beginning {
  places: DatabasePlaces
  /** Its share of them. */
  connections: number
  sizes: PoolSizes
  /** How many workers serve together. */
  size: number
  watchesMachine: boolean
  /** Nobody has opened the door yet. */
  isFirst: boolean
}

interface TryPlace {
  name: string
  key: string
}

/** Content changes are numbered by the primary: who has heard of the same number has forgotten the same. */
export type ChangeNumber = number

/** What the app of each worker can be asked about itself. */
export interface Inquiries {
  figures(): Promise<Figures>
  recentAnswers(): AnswerTally
}

export type ToPrimary = {
  begin(nothing: null): Beginning
  opened(address: string): void
  failed(words: string): void
  takeTry(place: TryPlace & { limit: TryLimit }): Promise<CountedTry>
  giveBackTry(place: TryPlace): void
  forgetTry(place: TryPlace): void
  /** Answered when every worker has forgotten what it kept. */
  forgetContent(nothing: null): Promise<true>
  isListening(nothing: null): boolean
  sharePage(shared: SharedPage & { change: ChangeNumber }): void
  /** What the others answer. */
  inquire(about: keyof Inquiries): Promise<unknown[]>
}

export type ToWorker = {
  stop(nothing: null): void
  hurry(nothing: null): void
  contentChanged(change: ChangeNumber): true
  contentDoubted(change: ChangeNumber): void
  databaseMoved(place: pg.PoolConfig): void
  keepPage(shared: SharedPage & { change: ChangeNumber }): void
  /** Somebody new has joined, who has none. */
  sharePagesAgain(nothing: null): void
} & { [About in keyof Inquiries]: (nothing: null) => ReturnType<Inquiries[About]> }
