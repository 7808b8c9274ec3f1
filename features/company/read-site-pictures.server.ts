import { eq } from 'drizzle-orm'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import { settings } from './setting.table.server.ts'
import { SITE_PICTURE_NAMES, SITE_PICTURES_KEY, type SitePictureName } from './site-pictures.ts'

export type SitePictures = Record<SitePictureName, Picture | undefined>

/** A place whose picture nobody chose, or whose picture is gone, stands on sand with the mark. */
export async function readSitePictures({ db }: Context): Promise<SitePictures> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SITE_PICTURES_KEY))
  const chosen = new Map(Object.entries(row?.value ?? {}))
  const pathOf = (name: SitePictureName) => String(chosen.get(name) ?? '')
  const described = await describePictures(db, SITE_PICTURE_NAMES.map(pathOf).filter(Boolean))
  const entries = SITE_PICTURE_NAMES.map((name) => [name, described.get(pathOf(name))] as const)
  return Object.fromEntries(entries) as SitePictures
}
