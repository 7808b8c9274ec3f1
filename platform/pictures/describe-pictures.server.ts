import type { Database } from '#db/client.server.ts'
import { type Picture, widthsOf } from '#ui/picture-address.ts'
import { findPictures } from './picture.repository.server.ts'

/** Looks up what a page must know about pictures, once for all of its rows. A path that is gone is left out. */
export async function describePictures(db: Database, paths: readonly string[]): Promise<Map<string, Picture>> {
  const rows = await findPictures(db, paths)
  return new Map(
    rows.map(({ path, width, height, placeholder, alt, altFr, focusX, focusY, isDerived }) => [
      path,
      { path, width, height, placeholder, alt, altFr, focusX, focusY, widths: isDerived ? widthsOf(width) : [] },
    ]),
  )
}

export function pick(described: Map<string, Picture>, paths: readonly string[]): Picture[] {
  return paths.flatMap((path) => described.get(path) ?? [])
}
