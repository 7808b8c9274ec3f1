import { todayInDakar } from '#common/dakar-time.ts'
import type { Database } from '#db/client.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { findHeldNights, holdBeforePreparation, holdNights, lockHome } from '../held-nights.repository.server.ts'
import { addMonths, type Nights } from '../stay-days.ts'
import { findFeedsOfHome } from './calendar-feed.repository.server.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import {
  changeConflicts,
  findConflictsOfFeed,
  findNightsOfFeed,
  findPreparationDays,
  freeNights,
} from './calendar-nights.repository.server.ts'
import { believed, toldNights } from './echoes.ts'
import { isPreparation } from './night-marks.ts'
import { type Conflict, planNights, planPreparation, type WantedNights } from './plan-nights.ts'

/** As far as anybody books, and a little further: what others hold there is looked at too. */
const LOOKED_AT_MONTHS = 25

const fromDay = <Some extends Nights>(nights: Some, today: string): Some => ({
  ...nights,
  from: nights.from < today ? today : nights.from,
})
const keyOfNights = ({ uid, from, until }: WantedNights) => `${from} ${until} ${uid}`
const keyOfConflict = ({ stayId, otherFeedId, ...nights }: Conflict) =>
  `${stayId ?? ''} ${otherFeedId ?? ''} ${keyOfNights(nights)}`

/** The differences between what is and what is to be, by key. */
function compare<Is, Be>(
  is: readonly Is[],
  be: readonly Be[],
  keys: { is: (one: Is) => string; be: (one: Be) => string },
) {
  const wanted = new Map(be.map((one) => [keys.be(one), one]))
  const gone = is.filter((one) => !wanted.delete(keys.is(one)))
  return { gone, come: [...wanted.values()] }
}

interface Moment {
  today: string
  /** A calendar as it was before this look at it: what it holds has the names that it had then. */
  before?: CalendarFeedRow
}

export const findHeld = (tx: Database, propertyId: number, today: string) =>
  findHeldNights(tx, propertyId, { from: today, until: addMonths(today, LOOKED_AT_MONTHS) })

async function holdCalendar(
  tx: Database,
  feed: CalendarFeedRow,
  { today, before, feeds }: Moment & { feeds: readonly CalendarFeedRow[] },
) {
  const { id: feedId, propertyId } = feed
  const held = await findHeld(tx, propertyId, today)
  const told = new Set(toldNights(held, feeds))
  const own = await findNightsOfFeed(tx, feedId, today)
  const events = believed(feed)
  const named = before?.id === feedId ? [...believed(before), ...events] : events
  const unavailable = new Set(named.flatMap(({ uid, kind }) => (kind === 'unavailable' ? uid : [])))
  const { wanted, conflicts, departures } = planNights(events, {
    propertyId,
    today,
    others: held
      .filter((other) => other.feedId !== feedId && !isPreparation(other))
      .map((other) => ({ ...other, isTold: told.has(other) })),
    blocked: own.filter(({ uid }) => unavailable.has(uid)),
  })

  const nights = compare(own, wanted, { is: (one) => keyOfNights(fromDay(one, today)), be: keyOfNights })
  await freeNights(
    tx,
    nights.gone.map(({ id }) => id),
    today,
  )
  for (const { uid, from, until } of nights.come)
    await holdBeforePreparation(tx, { propertyId, feedId, feedUid: uid, from, until })

  const known = await findConflictsOfFeed(tx, feedId)
  const { gone, come } = compare(known, conflicts, { is: keyOfConflict, be: keyOfConflict })
  await changeConflicts(tx, feedId, { gone: gone.map(({ id }) => id), come })
  return { hasChanged: nights.gone.length + nights.come.length + gone.length + come.length > 0, departures }
}

type Preparation = Nights & { feedId: number }
const keyOfPreparation = ({ feedId, from, until }: Preparation) => `${feedId} ${from} ${until}`

async function findPreparation(tx: Database, propertyId: number, today: string) {
  const held = await findHeld(tx, propertyId, today)
  return {
    taken: held.filter((row) => !isPreparation(row)),
    preparing: held.flatMap(({ id, from, until, ...row }) =>
      isPreparation(row) && row.feedId !== null ? { id, feedId: row.feedId, from, until } : [],
    ),
  }
}

async function holdPreparation(
  tx: Database,
  propertyId: number,
  { today, leaving, known }: { today: string; leaving: { feedId: number; day: string }[]; known: Preparation[] },
): Promise<boolean> {
  const { taken, preparing } = await findPreparation(tx, propertyId, today)
  const days = await findPreparationDays(tx, propertyId)
  const started = known.filter(({ from }) => from <= today)
  const wanted = planPreparation(leaving, { today, days, taken, started })
  const { gone, come } = compare(preparing, wanted, {
    is: (one) => keyOfPreparation(fromDay(one, today)),
    be: keyOfPreparation,
  })
  await freeNights(
    tx,
    gone.map(({ id }) => id),
    today,
  )
  for (const nights of come) await holdNights(tx, { propertyId, ...nights })
  return gone.length + come.length > 0
}

/**
 * Makes the nights of a home what its calendars say: holds what is new, moves what moved, frees what vanished, and writes down
 * where somebody else has what a calendar wants. What is theirs stays theirs. Called with the home locked, after anything that
 * held or freed nights of it: what waited for them is held now. Then the days of preparation after its guests, where they are free.
 */
export async function holdCalendars(
  tx: Database,
  propertyId: number,
  moment: Moment = { today: todayInDakar() },
): Promise<void> {
  const { today } = moment
  const { preparing: known } = await findPreparation(tx, propertyId, today)
  const leaving: { feedId: number; day: string }[] = []
  let hasChanged = false
  const feeds = await findFeedsOfHome(tx, propertyId)
  for (const feed of feeds) {
    const held = await holdCalendar(tx, feed, { ...moment, feeds })
    leaving.push(...held.departures.map((day) => ({ feedId: feed.id, day })))
    hasChanged ||= held.hasChanged
  }
  hasChanged = (await holdPreparation(tx, propertyId, { today, leaving, known })) || hasChanged
  if (hasChanged) await announceDeskChange(tx)
}

/**
 * The same in a transaction of its own. A home that is gone has no nights. What names a stay as in the way waits for whoever
 * changes that stay, and they wait for the home.
 */
export async function holdCalendarsOfHome(db: Database, propertyId: number): Promise<void> {
  const hold = async (tx: Database) => {
    if (await lockHome(tx, propertyId, 'staff')) await holdCalendars(tx, propertyId)
  }
  await againAfterClash(() => db.transaction(hold))
}
