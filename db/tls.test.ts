import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { makeAuthority } from '#tests/helpers/certificates.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/own-postgres.ts'
import { openDatabase } from './open-database.server.ts'
import { placesOf } from './places.server.ts'
import { cancelStatement } from './pooled-line.server.ts'
import { DatabaseRefused } from './refused-line.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'kais-certificates-'))
const [ours, others] = [makeAuthority('House authority'), makeAuthority('Somebody else')]
const files = { ours: join(folder, 'ours.pem'), others: join(folder, 'others.pem') }
await writeFile(files.ours, ours.certificate)
await writeFile(files.others, others.certificate)

const running: OwnPostgres[] = []
afterAll(async () => {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true })
})

const ONLY_TLS = 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n'

async function startWith(certificate?: { certificate: string; key: string }): Promise<OwnPostgres> {
  const server = await startOwnPostgres(
    certificate
      ? {
          settings: { ssl: 'on' },
          files: { 'server.crt': certificate.certificate, 'server.key': certificate.key },
          hba: ONLY_TLS,
        }
      : {},
  )
  running.push(server)
  return server
}

const [named, elsewhere, expired, bare] = await Promise.all([
  startWith(ours.issue({ ip: '127.0.0.1' })),
  startWith(ours.issue({ dns: 'db.kais.example' })),
  startWith(ours.issue({ ip: '127.0.0.1' }, -1)),
  startWith(),
])

async function open(server: OwnPostgres, query: string, caFile?: string) {
  const places = placesOf({ DATABASE_URL: `${server.url}${query}`, DATABASE_CA_FILE: caFile })
  return openDatabase({ places, dataDir: '', purpose: 'serve', log: () => {} })
}

test.for([
  ['in the address', '?sslmode=verify-full&sslrootcert=CA', undefined],
  ['in a variable', '?sslmode=verify-full', 'CA'],
  ['and nothing more', '', 'CA'],
  ['and a mode that others read as less', '?sslmode=require', 'CA'],
] as const)(
  'With its authority named %s the database is served over TLS, and a statement can be cancelled',
  async ([, query, file]) => {
    const database = await open(named, query.replace('CA', encodeURIComponent(files.ours)), file && files.ours)
    try {
      const { page } = database.databases
      const { rows } = await page.execute(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)
      expect(rows).toEqual([{ ssl: true }])
      const client = await page.$client.connect()
      const nap = client.query('select pg_sleep(20)').catch((error: { code: string }) => error.code)
      cancelStatement(client)
      expect(await nap).toBe('57014')
      client.release()
    } finally {
      await database.close()
    }
  },
)

test.for([
  [
    'another name',
    elsewhere,
    '?sslmode=verify-full',
    files.ours,
    /certificate for other names \(DNS:db\.kais\.example\) than the one it was asked by \(127\.0\.0\.1\)/,
  ],
  [
    'an unknown authority',
    named,
    '?sslmode=verify-full',
    files.others,
    /authority that is not known here .*DATABASE_CA_FILE/,
  ],
  [
    'no authority named',
    named,
    '?sslmode=verify-full',
    undefined,
    /authority that is not known here .*DATABASE_CA_FILE/,
  ],
  ['a certificate that has ended', expired, '?sslmode=verify-full', files.ours, /not valid today \(CERT_HAS_EXPIRED\)/],
  ['a server without TLS', bare, '?sslmode=verify-full', files.ours, /does not speak TLS, which sslmode asks for/],
  [
    'a server that wants TLS',
    named,
    '?sslmode=disable',
    undefined,
    /takes nobody without TLS\. Add sslmode=verify-full to DATABASE_URL/,
  ],
] as const)('Refused at once, in a sentence: %s', async ([, server, query, file, words]) => {
  const refusal = await open(server, query, file).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseRefused)
  expect((refusal as Error).message).toMatch(words)
})
