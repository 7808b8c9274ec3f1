import type pg from 'pg'
import { pictureFile } from '#platform/pictures/picture-store.server.ts'

/** Where below the data folder the bytes behind an address of ours lie. */
export function placeOf(address: string): string {
  const [, name] = /^\/pictures\/(.+)$/.exec(address) ?? []
  return name === undefined ? address.slice(1) : pictureFile('pictures', name)
}

/** What a backup holds beside the tables: masters and files. The widths and formats of pictures are made again. */
export async function listStoredPlaces(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    'select path from pictures union all select path from files order by 1',
  )
  return rows.map(({ path }) => placeOf(path))
}
