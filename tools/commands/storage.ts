// npm run storage -- to-s3|to-folder: copies pictures, files, share pictures and backups between DATA_DIR and the bucket of S3_*.
import { resolve } from 'node:path'
import { StoreAway, storeBelow } from '#common/object-store.ts'
import { InvalidEnvironment, readEnv } from '#server/env.ts'
import { type CopyProgress, compareObjects, copyObjects, PLACES } from '#server/operations/copy-objects.ts'
import { openBackupFolder, openBucket, openFolder } from '#server/stores.ts'
import { complain, inMegabytes, say } from './open.ts'

const HELP = `npm run storage -- to-s3       from DATA_DIR into the bucket of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY
npm run storage -- to-folder   from that bucket into DATA_DIR
What lies there already is not sent again, and nothing is taken away where it came from. It may run beside the server.`
const TELL_EVERY_MS = 5_000
const MOST_LINES = 50

/** Said now and then, as the last word is said anyway. */
function teller(what: string) {
  let saidAt = Date.now()
  return ({ skipped, copied, copiedBytes }: CopyProgress) => {
    if (Date.now() - saidAt < TELL_EVERY_MS) return
    saidAt = Date.now()
    say(`${what}: ${copied} copied (${inMegabytes(copiedBytes)}), ${skipped} were there…`)
  }
}

async function copy(direction: string): Promise<void> {
  const env = readEnv(process.env)
  const bucket = await openBucket(env)
  if (!bucket)
    throw new InvalidEnvironment('No bucket is named: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.')
  // A wrong key must not pass for a folder that is empty.
  for await (const _ of bucket.list('share/')) break
  const draftFolder = resolve(env.BACKUP_DIR)
  const pairs = [
    { what: 'Pictures and files', folder: openFolder(env), bucket, prefixes: PLACES },
    {
      what: 'Backups',
      folder: openBackupFolder(env),
      bucket: storeBelow(bucket, 'backups/'),
      // Where BACKUP_DIR is set, backups stay in it.
      prefixes: env.BACKUPS_IN_BUCKET ? ['kais-'] : [],
    },
  ]
  const wrong: string[] = []
  for (const { what, folder, bucket: there, prefixes } of pairs) {
    const [from, to] = direction === 'to-s3' ? [folder, there] : [there, folder]
    const options = { from, to, prefixes, draftFolder }
    const { copied, copiedBytes, skipped } = await copyObjects({ ...options, onProgress: teller(what) })
    say(`${what}: ${copied} copied (${inMegabytes(copiedBytes)}), ${skipped} were there. Comparing…`)
    wrong.push(...(await compareObjects(options)).map((name) => from.describe(name)))
  }
  if (wrong.length === 0)
    return say('Everything is there, by size and checksum. What lies where it came from was left.')
  say(`\nNot there as they should be (damaged where they come from, or where they go to): ${wrong.length}`)
  for (const line of wrong.slice(0, MOST_LINES)) say(`  ${line}`)
  say('npm run verify takes what it can from backups; then run this again.')
  process.exitCode = 1
}

const [direction = '', ...more] = process.argv.slice(2)
if (more.length > 0 || !['to-s3', 'to-folder'].includes(direction)) {
  say(HELP)
  process.exitCode = 2
} else await copy(direction).catch((error: unknown) => complain(error, StoreAway, InvalidEnvironment))
