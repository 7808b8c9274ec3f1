import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { demoShortStayProperties } from './properties-short-stay.ts'

/** The house as its first start left it, on whatever day that was. */
const { newDatabase, dropDatabases } = ownDatabases()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(await newDatabase('demo'))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabases()
})

test('Every home of the demo that is let by the night has its terms, its seasons and its taken nights', async () => {
  const { rows } = await client.query(
    `select title, stay_terms ->> 'cancellation' as cancellation, jsonb_array_length(stay_terms -> 'seasons') > 3 as "hasSeasons",
       (select count(*)::int from held_nights where property_id = properties.id and reason is not null) as taken
     from properties where stay_terms is not null order by title`,
  )
  const written = demoShortStayProperties.map(({ title, stays }) => ({
    title,
    cancellation: stays?.terms.cancellation,
    hasSeasons: true,
    taken: stays?.taken.length,
  }))
  expect(rows).toEqual(written.sort((one, other) => (String(one.title) < String(other.title) ? -1 : 1)))
})

test('Of the homes of the demo one is under offer, one sold and one let: since days ago, at a price that was reached', async () => {
  const { rows } = await client.query(
    `select title, sale_state as state, price_reached < price as "isBargain", current_date - sale_state_since >= 3 as "isOld",
       (select string_agg(state, ' ' order by id) from price_history where property_id = properties.id) as history
     from properties where sale_state <> 'available' order by title`,
  )
  expect(rows).toEqual([
    {
      title: 'Duplex on a Mermoz side street',
      ...{ state: 'sold', isBargain: true, isOld: true, history: 'available sold' },
    },
    {
      title: 'Earth-toned villa in Saly',
      ...{ state: 'under-offer', isBargain: null, isOld: true, history: 'available under-offer' },
    },
    {
      title: 'Furnished studio, Sacré-Cœur 3',
      ...{ state: 'let', isBargain: true, isOld: true, history: 'available let' },
    },
  ])
})

test('Whoever removes the homes of the demo removes the nights that were taken in them', async () => {
  await client.query('delete from properties')
  expect((await client.query('select 1 from held_nights')).rowCount).toBe(0)
})
