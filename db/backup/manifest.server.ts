import { z } from 'zod'

/** Raised when an older Kais could no longer read what this one writes. */
const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** What is in a backup, and by which checksum it is known to be that. The last entry of the archive but one. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  kais: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ hash: sha256, at: count })).min(1),
  /** Rows as PostgreSQL's COPY writes them, packed; bytes and checksum are of what is unpacked. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: count, bytes: count, sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/).nullable() })),
  /** Pictures and files, by their place below the data folder. They are written to that place: it must not lead elsewhere. */
  files: z.array(
    z.object({ name: z.string().regex(/^[a-z]+\/[0-9a-f]+\/[a-z0-9][a-z0-9.-]*$/), bytes: count, sha256 }),
  ),
  /** Named in the database, and not there when they were to be copied. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = Manifest['tables'][number]

export const MANIFEST = 'manifest.json'
export const MANIFEST_SUM = 'manifest.json.sha256'
export const tableEntry = (name: string) => `tables/${name}.copy.gz`
export const newManifest = (rest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...rest })
