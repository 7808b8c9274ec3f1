import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InvalidEnvironment, modelSettings, paymentSettings, poolSizes, readEnv, storageSettings } from './env.ts'

test('Nothing needs to be set: every variable has a sensible start', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    ADMIN_USERNAME: 'admin',
    RATE_LIMIT_FACTOR: 1,
    TRUST_PROXY: false,
    SHOW_PARTS: false,
    LOG_LEVEL: 'info',
  })
})

test('One message names every variable that will not do, and where to read on', () => {
  const start = () =>
    readEnv({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost/kais',
      ADMIN_PASSWORD: 'short',
      PUBLIC_URL: 'ftp://kais.example',
      TRUST_PROXY: 'maybe',
    })
  expect(start).toThrow(InvalidEnvironment)
  expect(start).toThrow(/^The environment is not usable:\n/)
  for (const line of [
    /^ {2}PORT: ./m,
    /^ {2}DATABASE_URL: must start with postgres:\/\/$/m,
    /^ {2}ADMIN_PASSWORD: must have at least 10 characters$/m,
    /^ {2}PUBLIC_URL: ./m,
    /^ {2}TRUST_PROXY: ./m,
    /\.env\.example/,
  ]) {
    expect(start).toThrow(line)
  }
})

test('A message about a password does not show the password', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?![\s\S]*hunter2)/)
})

test('An empty variable counts as not set', () => {
  const empty = {
    PORT: '',
    DATABASE_URL: '',
    ADMIN_PASSWORD: '',
    PUBLIC_URL: '',
    DEMO_CONTENT: '',
    TRUST_PROXY: '',
    LOG_LEVEL: '',
  }
  expect(readEnv(empty)).toEqual(readEnv({}))
})

test('Backups have a folder, an hour and a number, and what cannot be read is named', () => {
  expect(readEnv({ DATA_DIR: '/srv/kais' })).toMatchObject({
    BACKUP_DIR: '/srv/kais/backups',
    BACKUPS_IN_BUCKET: false,
    BACKUP_AT: '03:00',
    BACKUP_KEEP: { days: 7, weeks: 4, months: 3 },
  })
  expect(readEnv({ BACKUP_AT: 'off' }).BACKUP_AT).toBeNull()
  expect(() => readEnv({ BACKUP_AT: '25:00' })).toThrow('BACKUP_AT: must be a time such as 03:00, or off')
  expect(() => readEnv({ BACKUP_KEEP: 'all' })).toThrow('BACKUP_KEEP: must be three numbers')
})

test('Workers are a number from one to eight, and the database must have connections for them', () => {
  expect(readEnv({}).WORKERS).toBeUndefined()
  expect(readEnv({ WORKERS: '2' }).WORKERS).toBe(2)
  for (const WORKERS of ['0', '9', '1.5', 'all'])
    expect(() => readEnv({ WORKERS }), WORKERS).toThrow(/^ {2}WORKERS: ./m)
  expect(readEnv({ WORKERS: '3', DATABASE_CONNECTIONS: '30' })).toMatchObject({ DATABASE_CONNECTIONS: 30 })
  expect(() => readEnv({ WORKERS: '3', DATABASE_CONNECTIONS: '29' })).toThrow(
    'DATABASE_CONNECTIONS: must be at least 30 with WORKERS=3: 10 for each',
  )
})

test('Switches may be written on, true or 1', () => {
  const read = (value: string) => readEnv({ TRUST_PROXY: value }).TRUST_PROXY
  expect(['on', 'true', '1'].map(read)).toEqual([true, true, true])
  expect(['off', 'false', '0'].map(read)).toEqual([false, false, false])
})

test('The page of parts shows while developing, and elsewhere only when asked for', () => {
  expect(readEnv({ NODE_ENV: 'development' }).SHOW_PARTS).toBe(true)
  expect(readEnv({ NODE_ENV: 'development', SHOW_PARTS: 'off' }).SHOW_PARTS).toBe(false)
  expect(readEnv({ NODE_ENV: 'production', SHOW_PARTS: 'on' }).SHOW_PARTS).toBe(true)
})

test('The public address follows the port, and loses its closing slash', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  expect(readEnv({ PUBLIC_URL: 'https://kais.example/' }).PUBLIC_URL).toBe('https://kais.example')
})

describe('E-mail', () => {
  const mail = {
    SMTP_URL: 'smtps://kais:secret@smtp.example:465',
    MAIL_FROM: 'hello@kais.example',
    MAIL_STAFF: 'desk@kais.example',
  }

  test('is off unless a server is named', () => {
    const { SMTP_URL, MAIL_FROM, MAIL_STAFF } = readEnv({})
    expect([SMTP_URL, MAIL_FROM, MAIL_STAFF]).toEqual([undefined, undefined, undefined])
  })

  test('comes from an address, with or without a name', () => {
    const read = (MAIL_FROM: string) => readEnv({ ...mail, MAIL_FROM }).MAIL_FROM
    expect(read('hello@kais.example')).toEqual({ name: '', address: 'hello@kais.example' })
    expect(read('Kais <hello@kais.example>')).toEqual({ name: 'Kais', address: 'hello@kais.example' })
    expect(read('"Kais, Dakar" <hello@kais.example>')).toEqual({ name: 'Kais, Dakar', address: 'hello@kais.example' })
  })

  test('goes to one address of staff or several', () => {
    const read = (MAIL_STAFF: string) => readEnv({ ...mail, MAIL_STAFF }).MAIL_STAFF
    expect(read('desk@kais.example')).toEqual(['desk@kais.example'])
    expect(read(' desk@kais.example, cars@kais.example, ')).toEqual(['desk@kais.example', 'cars@kais.example'])
  })

  test('needs a sender and a receiver once a server is named', () => {
    const start = () => readEnv({ SMTP_URL: mail.SMTP_URL })
    expect(start).toThrow(/^ {2}MAIL_FROM: is needed with SMTP_URL: the address that messages come from$/m)
    expect(start).toThrow(/^ {2}MAIL_STAFF: is needed with SMTP_URL: where enquiries go$/m)
  })

  test.for([
    ['SMTP_URL', 'smtp.example:25'],
    ['SMTP_URL', 'https://kais:secret@smtp.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://kais:secret@smtp.example:mail'],
    ['MAIL_FROM', 'Kais'],
    ['MAIL_FROM', 'Kais <hello>'],
    ['MAIL_FROM', 'a@kais.example, b@kais.example'],
    ['MAIL_STAFF', 'desk@kais.example; cars@kais.example'],
    ['MAIL_STAFF', 'desk@kais.example, cars'],
    ['MAIL_STAFF', ','],
  ] as const)('is refused with %s=%s, without showing a password', ([name, value]) => {
    const start = () => readEnv({ ...mail, [name]: value })
    expect(start).toThrow(new RegExp(`^ {2}${name}: must `, 'm'))
    expect(start).toThrow(/^(?![\s\S]*secret)/)
  })
})

describe('The language model', () => {
  test('there is none unless somebody names one', () => {
    expect(modelSettings(readEnv({}))).toBeNull()
    expect(modelSettings(readEnv({ AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'wordy' }))).toEqual({
      baseUrl: 'https://models.example/v1',
      apiKey: undefined,
      model: 'wordy',
      callsPerHour: 120,
    })
  })

  test('half of one is no model, and the message says which half is missing', () => {
    expect(() => readEnv({ AI_BASE_URL: 'https://models.example/v1' })).toThrow(/^ {2}AI_MODEL: is needed/m)
    expect(() => readEnv({ AI_MODEL: 'wordy' })).toThrow(/^ {2}AI_BASE_URL: is needed/m)
    expect(() => readEnv({ AI_API_KEY: 'secret' })).toThrow(/^ {2}AI_BASE_URL: is needed/m)
  })
})

describe('Payment links', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_kais', STRIPE_WEBHOOK_SECRET: 'whsec_kais' }

  test('are made nowhere unless both of Stripe’s secrets are there', () => {
    expect(paymentSettings(readEnv({}))).toEqual({ stripe: null })
    expect(paymentSettings(readEnv(stripe))).toEqual({
      stripe: { secretKey: 'sk_test_kais', webhookSecret: 'whsec_kais', apiUrl: 'https://api.stripe.com' },
    })
    const elsewhere = readEnv({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4000/' })
    expect(paymentSettings(elsewhere)).toMatchObject({ stripe: { apiUrl: 'http://127.0.0.1:4000' } })
  })

  test.for([
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ] as const)('are refused with half of it: without %s', ([missing, other]) => {
    expect(() => readEnv({ [other]: stripe[other] })).toThrow(
      new RegExp(`^ {2}${missing}: is needed with ${other}: `, 'm'),
    )
  })

  test.for([
    ['STRIPE_SECRET_KEY', 'pk_live_secret'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_secret'],
    ['STRIPE_API_URL', 'stripe.example'],
  ] as const)('are refused with %s=%s, without showing a secret', ([name, value]) => {
    const start = () => readEnv({ ...stripe, [name]: value })
    expect(start).toThrow(new RegExp(`^ {2}${name}: .`, 'm'))
    expect(start).toThrow(/^(?![\s\S]*live_secret)/)
  })
})

describe('Object storage', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'kais-media',
    S3_ACCESS_KEY: 'an-access-key',
    S3_SECRET_KEY: 'a-secret-key',
  }

  test('is off by default, and on with all four', () => {
    expect(storageSettings(readEnv({}))).toBeNull()
    expect(storageSettings(readEnv(bucket))).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'kais-media',
      accessKey: 'an-access-key',
      secretKey: 'a-secret-key',
      region: 'us-east-1',
      prefix: '',
    })
    expect(storageSettings(readEnv({ ...bucket, S3_REGION: 'eu-west-3', S3_PREFIX: 'sites/kais' }))).toMatchObject({
      region: 'eu-west-3',
      prefix: 'sites/kais/',
    })
  })

  test.each(Object.keys(bucket))('is refused without %s, and no secret is said', (name) => {
    const start = () => readEnv({ ...bucket, [name]: '' })
    expect(start).toThrow(new RegExp(`^ {2}${name}: is needed with `, 'm'))
    expect(start).not.toThrow(/an-access-key|a-secret-key/)
  })

  test('takes backups too, unless they have a folder of their own', () => {
    expect(readEnv(bucket).BACKUPS_IN_BUCKET).toBe(true)
    expect(readEnv({ ...bucket, BACKUP_DIR: '/mnt/backups' }).BACKUPS_IN_BUCKET).toBe(false)
  })

  test.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'Kais Media'],
    ['S3_PREFIX', '../other'],
  ])('%s cannot be %s', (name, value) => {
    expect(() => readEnv({ ...bucket, [name]: value })).toThrow(`${name}: `)
  })
})

describe('Where the database is', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kais-authority-'))
    await writeFile(join(folder, 'ca.pem'), '-----BEGIN CERTIFICATE-----')
  })
  afterAll(() => rm(folder, { recursive: true }))
  const DATABASE_URL = 'postgres://kais@db.example/kais'

  test('The way past a pooler, a replica and an authority belong to a database that is named', () => {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
      expect(() => readEnv({ [name]: DATABASE_URL })).toThrow(new RegExp(`DATABASE_URL: is needed with ${name}`))
      expect(readEnv({ DATABASE_URL, [name]: DATABASE_URL })).toMatchObject({ [name]: DATABASE_URL })
    }
  })

  test('A file in which there is no certificate is refused, wherever it is named', () => {
    expect(() => readEnv({ DATABASE_URL, DATABASE_CA_FILE: 'package.json' })).toThrow(
      /DATABASE_CA_FILE: must be a file with a cert/,
    )
    expect(() => readEnv({ DATABASE_URL: `${DATABASE_URL}?sslrootcert=nowhere.pem` })).toThrow(
      /DATABASE_URL: names a file/,
    )
  })

  test('An address that an authority cannot be written into is refused with one: its line would not be encrypted', () => {
    const socket = 'postgres://kais:secret@/kais?host=/run/postgresql'
    expect(readEnv({ DATABASE_URL: socket })).toMatchObject({ DATABASE_URL: socket })
    const authority = { DATABASE_CA_FILE: join(folder, 'ca.pem') }
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
      const start = () => readEnv({ DATABASE_URL, ...authority, [name]: socket })
      expect(start).toThrow(new RegExp(`^ {2}${name}: must name a server after the @`, 'm'))
      expect(start).not.toThrow(/secret/)
    }
    expect(readEnv({ DATABASE_URL, ...authority })).toMatchObject(authority)
  })

  test('Each class of work may be given its connections, as many as there are and enough for each worker', () => {
    expect(poolSizes(readEnv({ DATABASE_PAGE_CONNECTIONS: '20' }))).toMatchObject({ page: 20, form: undefined })
    expect(() => readEnv({ DATABASE_PAGE_CONNECTIONS: '1' })).toThrow(/DATABASE_PAGE_CONNECTIONS: /)
    expect(() => readEnv({ WORKERS: '4', DATABASE_JOB_CONNECTIONS: '6' })).toThrow(
      /DATABASE_JOB_CONNECTIONS: must be at least 8 with WORKERS=4/,
    )
    expect(() => readEnv({ DATABASE_CONNECTIONS: '20', DATABASE_PAGE_CONNECTIONS: '15' })).toThrow(
      /DATABASE_CONNECTIONS: must be at least 23/,
    )
    expect(() => readEnv({ DATABASE_PAGE_CONNECTIONS: '90' })).toThrow(/DATABASE_CONNECTIONS: .*80 is too few/)
    expect(() => readEnv({ DATABASE_URL, DATABASE_REPLICA_CONNECTIONS: '9' })).toThrow(
      /DATABASE_REPLICA_URL: is needed/,
    )
  })
})
