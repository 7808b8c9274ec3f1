import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { MOST_EMBEDDED_CONNECTIONS } from '#db/open-database.server.ts'
import { connectionsFor, FEWEST_CONNECTIONS, FEWEST_EACH, type PoolSizes } from '#db/work.server.ts'
import type { ModelSettings } from '#features/recommendations/model/ask-model.server.ts'
import type { MailSettings } from '#platform/mail/letters.ts'
import type { PaymentSettings } from '#platform/payments/payment-providers.server.ts'
import type { S3Settings } from '#platform/storage/s3-client.server.ts'
import type { StartingValues } from '#ui/page/company-profile.ts'

/** The company as the environment describes it, until staff change it in the settings. */
export function companyOf(env: Env): StartingValues {
  return {
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    registrationNumber: env.COMPANY_REGISTRATION,
    whatsappNumber: env.WHATSAPP_NUMBER,
    schedulerUrl: env.SCHEDULER_URL,
    notificationAddresses: env.MAIL_STAFF ?? [],
  }
}

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => ['on', 'true', '1'].includes(value))
const url = z.url({ protocol: /^https?$/ })

/** An authority named in the address is looked at too: pg would say of a missing file only that it is missing, at each connection. */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine((address) => {
    const file = URL.canParse(address) ? new URL(address).searchParams.get('sslrootcert') : null
    return file === null || file === 'system' || holdsCertificate(file)
  }, 'names a file (sslrootcert) in which there is no certificate')
  .optional()

function holdsCertificate(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')
  } catch {
    return false
  }
}

const poolSize = z.coerce.number().int().min(FEWEST_EACH).max(1_000).optional()

/** How many connections each class of work is to have, where somebody says so. */
export function poolSizes(env: SizesAsked): PoolSizes {
  return {
    page: env.DATABASE_PAGE_CONNECTIONS,
    form: env.DATABASE_FORM_CONNECTIONS,
    staff: env.DATABASE_STAFF_CONNECTIONS,
    export: env.DATABASE_EXPORT_CONNECTIONS,
    job: env.DATABASE_JOB_CONNECTIONS,
    replica: env.DATABASE_REPLICA_CONNECTIONS,
  }
}

export type SizesAsked = {
  [Name in `DATABASE_${'PAGE' | 'FORM' | 'STAFF' | 'EXPORT' | 'JOB' | 'REPLICA'}_CONNECTIONS`]?: number | undefined
}

/** 'hello@kais.example', or with the name people see: 'Kais <hello@kais.example>'. */
const mailbox = z
  .string()
  .regex(/^[^<>\r\n]*<[^<>]+>$|^[^<>]+$/, 'must be an address such as Kais <hello@kais.example>')
  .transform((text) => {
    const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text.trim()) ?? []
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
  })
  .pipe(z.object({ name: z.string(), address: z.email('must be an address such as Kais <hello@kais.example>') }))

const mailboxes = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.email('must be one address, or several with commas between them'))
      .min(1, 'must name at least one address'),
  )

/** As many as the embedded PostgreSQL has connections for. */
const MOST_WORKERS = 8

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** Everything the machine may tell us, checked before anything starts. Documented in .env.example. */
const envSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    DATA_DIR: z.string().default('./data'),
    PID_FILE: z.string().optional(),
    STOP_DELAY: z.coerce.number('must be a number of seconds').int().min(0).max(300).default(0),
    DATABASE_URL: databaseAddress,
    DATABASE_DIRECT_URL: databaseAddress,
    DATABASE_REPLICA_URL: databaseAddress,
    DATABASE_CA_FILE: z.string().refine(holdsCertificate, 'must be a file with a certificate (PEM) in it').optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(FEWEST_CONNECTIONS).max(1_000).optional(),
    DATABASE_PAGE_CONNECTIONS: poolSize,
    DATABASE_FORM_CONNECTIONS: poolSize,
    DATABASE_STAFF_CONNECTIONS: poolSize,
    DATABASE_EXPORT_CONNECTIONS: poolSize,
    DATABASE_JOB_CONNECTIONS: poolSize,
    DATABASE_REPLICA_CONNECTIONS: poolSize,
    WORKERS: z.coerce.number('must be a whole number from 1 to 8').int().min(1).max(MOST_WORKERS).optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: z
      .string()
      .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'must be three numbers: days, weeks, months, such as 7,4,3')
      .default('7,4,3')
      .transform((text) => {
        const [days = 0, weeks = 0, months = 0] = text.split(',').map(Number)
        return { days, weeks, months }
      }),
    BACKUP_AT: z
      .string()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, 'must be a time such as 03:00, or off')
      .default('03:00')
      .transform((time) => (time === 'off' ? null : time)),
    S3_ENDPOINT: url.transform((address) => address.replace(/\/+$/, '')).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as kais-media')
      .optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_PREFIX: z
      .string()
      .regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be a folder of the bucket, such as kais or sites/kais')
      .transform((folder) => folder.replace(/\/?$/, '/'))
      .default(''),
    DEMO_CONTENT: flag.optional(),
    ADMIN_USERNAME: z.string().min(1).max(100).default('admin'),
    ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
    // These three are what the settings begin with, so they keep the settings' rules.
    SCHEDULER_URL: z.url({ protocol: /^https$/ }).default('https://cal.example.com/kais'),
    WHATSAPP_NUMBER: z
      .string()
      .regex(/^\+?\d[\d ]{6,19}$/, 'must be a phone number such as +221 77 000 00 00')
      .default('+221 77 000 00 00'),
    COMPANY_PHONE: z
      .string()
      .regex(/^[+()\d][\d\s().+/-]{4,39}$/, 'must be a phone number such as +221 33 800 00 00')
      .default('+221 33 800 00 00'),
    COMPANY_EMAIL: z.email().default('hello@kais.example'),
    COMPANY_REGISTRATION: z.string().default('SN-DKR-DEMO'),
    MAP_STYLE_URL: url.optional(),
    SMTP_URL: z
      .string()
      .refine(
        (text) => /^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text),
        'must look like smtps://user:password@host:465',
      )
      .optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_STAFF: mailboxes.optional(),
    FEED_PRIVATE_HOSTS: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((host) => host.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^[^/:@\s]+:\d{1,5}$/, 'must be host:port, or several with commas between them')))
      .default([]),
    AI_BASE_URL: url.optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_CALLS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(120),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/, 'must be a secret key, which begins with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the secret of the webhook, which begins with whsec_')
      .optional(),
    STRIPE_API_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    TRUST_PROXY: flag.default(false),
    SHARED_CACHE: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(0),
    METRICS: z.enum(['local', 'off']).default('off'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    ERROR_WEBHOOK_URL: url.optional(),
    ALARM_EMAIL: mailboxes.optional(),
    SERVICE_WORKER: flag.default(true),
    SHOW_PARTS: flag.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, { addIssue }) => {
    if (env.AI_BASE_URL && !env.AI_MODEL)
      addIssue({ code: 'custom', path: ['AI_MODEL'], message: 'is needed with AI_BASE_URL: the name of the model' })
    if (!env.AI_BASE_URL && (env.AI_MODEL || env.AI_API_KEY))
      addIssue({ code: 'custom', path: ['AI_BASE_URL'], message: 'is needed with AI_MODEL: where the model answers' })
    // A half of them would leave pictures in the folder that the owner believes to be in the bucket.
    if (S3_NAMES.some((name) => env[name]))
      for (const name of S3_NAMES)
        if (!env[name])
          addIssue({
            code: 'custom',
            path: [name],
            message: `is needed with ${S3_NAMES.join(', ')}: all of them or none`,
          })
    // Links that are paid and never heard of are worse than none.
    const halves = [
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'links are made with it'],
      ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'it says which payments to believe'],
    ] as const
    for (const [name, other, what] of halves)
      if (env[other] && !env[name])
        addIssue({ code: 'custom', path: [name], message: `is needed with ${other}: ${what}` })
    const workers = env.WORKERS ?? 1
    const ofEach = Object.entries(poolSizes(env)).filter(
      ([, size = Number.POSITIVE_INFINITY]) => size < FEWEST_EACH * workers,
    )
    for (const [work] of ofEach)
      addIssue({
        code: 'custom',
        path: [`DATABASE_${work.toUpperCase()}_CONNECTIONS`],
        message: `must be at least ${FEWEST_EACH * workers} with WORKERS=${env.WORKERS}: ${FEWEST_EACH} for each`,
      })
    const { fewest: needed } = connectionsFor(poolSizes(env), workers)
    const most = env.DATABASE_CONNECTIONS ?? (env.DATABASE_URL ? undefined : MOST_EMBEDDED_CONNECTIONS)
    if (most && most < needed)
      addIssue({
        code: 'custom',
        path: ['DATABASE_CONNECTIONS'],
        message:
          needed > FEWEST_CONNECTIONS * workers
            ? `must be at least ${needed}: what the classes of work are to have, and one for each worker, for counts and heartbeats (${most} is too few)`
            : `must be at least ${needed} with WORKERS=${env.WORKERS}: ${FEWEST_CONNECTIONS} for each`,
      })
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_CA_FILE'] as const)
      if (env[name] && !env.DATABASE_URL)
        addIssue({ code: 'custom', path: ['DATABASE_URL'], message: `is needed with ${name}: where the database is` })
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
      if (env.DATABASE_CA_FILE && env[name] && !URL.canParse(env[name]))
        addIssue({
          code: 'custom',
          path: [name],
          message:
            'must name a server after the @ with DATABASE_CA_FILE, such as postgres://user:password@localhost/kais?host=…: it would not be asked for TLS',
        })
    if (env.DATABASE_REPLICA_CONNECTIONS && !env.DATABASE_REPLICA_URL)
      addIssue({
        code: 'custom',
        path: ['DATABASE_REPLICA_URL'],
        message: 'is needed with DATABASE_REPLICA_CONNECTIONS',
      })
    if (!env.SMTP_URL) return
    for (const [name, what] of [
      ['MAIL_FROM', 'the address that messages come from'],
      ['MAIL_STAFF', 'where enquiries go'],
    ] as const)
      if (!env[name]) addIssue({ code: 'custom', path: [name], message: `is needed with SMTP_URL: ${what}` })
  })
  .transform((env) => ({
    ...env,
    BACKUP_DIR: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    /** Whoever names a folder means the folder. */
    BACKUPS_IN_BUCKET: env.S3_BUCKET !== undefined && env.BACKUP_DIR === undefined,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    SHOW_PARTS: env.SHOW_PARTS ?? env.NODE_ENV === 'development',
  }))

export type Env = z.output<typeof envSchema>

export class InvalidEnvironment extends Error {}

export function readEnv(source: Record<string, string | undefined>): Env {
  // `VAR= npm start` means "not set", as in every .env file.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  // Of a list or an object only the variable is named: nobody wrote 'MAIL_STAFF.1'.
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
  throw new InvalidEnvironment(
    `The environment is not usable:\n${lines.join('\n')}\nSee .env.example for what each means.`,
  )
}

/** Null: no mail server is named, so nothing is sent. */
export function mailSettings(env: Env): MailSettings | null {
  const { SMTP_URL, MAIL_FROM, MAIL_STAFF, PUBLIC_URL } = env
  if (!SMTP_URL || !MAIL_FROM || !MAIL_STAFF) return null
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, staff: MAIL_STAFF, publicUrl: PUBLIC_URL, company: companyOf(env) }
}

/** Null: no model, which is the default. Of several processes each has its share of the calls. */
export function modelSettings(env: Env, processes = 1): ModelSettings | null {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CALLS_PER_HOUR } = env
  if (!AI_BASE_URL || !AI_MODEL) return null
  const callsPerHour = Math.max(1, Math.floor(AI_CALLS_PER_HOUR / processes))
  return { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, callsPerHour }
}

/** Null: pictures and files lie in DATA_DIR. */
export function storageSettings(env: Env): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return null
  return { endpoint, bucket, accessKey, secretKey, region: env.S3_REGION, prefix: env.S3_PREFIX }
}

/** Without Stripe's keys staff mark by hand what arrived, and no links are made. */
export function paymentSettings(env: Env): PaymentSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL = 'https://api.stripe.com' } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return { stripe: null }
  return { stripe: { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL } }
}
