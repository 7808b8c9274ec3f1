import { connectDatabase } from '#db/client.server.ts'
import { variantsOf } from '#platform/pictures/derive-pictures.server.ts'
import { encodeVariant } from '#platform/pictures/encode-picture.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { readEnv } from '#server/env.ts'
import { storesOf } from '#server/stores.ts'
import { databaseConfigOf } from './built-server.ts'

/** The server makes a width when it is first asked for; a house that is copied for every test has all that browsers ask for. */
export async function makeEveryWidth(dataDir: string): Promise<void> {
  const { db, pool } = connectDatabase({ ...(await databaseConfigOf(dataDir)), max: 1 })
  const { pictureStore } = await storesOf(readEnv({ DATA_DIR: dataDir }))
  const left = (
    await db
      .select()
      .from(pictures)
      .finally(() => pool.end())
  ).values()
  const lane = async () => {
    for (const picture of left) {
      const master = await pictureStore.read(picture.path.slice('/pictures/'.length))
      if (!master) throw new Error(`${picture.path} is missing.`)
      for (const { name, ...size } of variantsOf(picture).filter(({ format }) => format === 'avif'))
        if (!(await pictureStore.has(name))) await pictureStore.write(name, await encodeVariant({ master, ...size }))
    }
  }
  await Promise.all([lane(), lane()])
}
