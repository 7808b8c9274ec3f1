import type pg from 'pg'
import type { NamedFile } from '#db/backup/write-backup.server.ts'
import { pictureKey } from '#platform/pictures/picture-store.server.ts'

/** Where in the store the bytes behind an address of ours lie. */
export function placeOf(address: string): string {
  const [, name] = /^\/pictures\/(.+)$/.exec(address) ?? []
  return name === undefined ? address.slice(1) : pictureKey(name)
}

/** What a backup holds beside the tables: masters and files. The widths and formats of pictures are made again. */
export async function listStoredPlaces(client: pg.ClientBase): Promise<NamedFile[]> {
  const { rows } = await client.query<{ path: string; bytes: number }>(
    'select path, bytes from pictures union all select path, bytes from files order by 1',
  )
  return rows.map(({ path, bytes }) => ({ name: placeOf(path), bytes }))
}
