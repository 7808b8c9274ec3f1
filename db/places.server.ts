import type pg from 'pg'

/** Where the database is found. */
export interface DatabasePlaces {
  /** What requests and jobs ask. */
  main: pg.PoolConfig
  /** For whoever needs a session of its own: listeners, migrations, backup and restore. */
  direct: pg.PoolConfig
  /** Before `main` stands a pooler that hands out its connections for one transaction at a time: a session is nobody's there. */
  isPooled: boolean
  /** A copy that follows: it may be behind, frozen or away. */
  replica: pg.PoolConfig | null
}

export interface DatabaseAddresses {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  DATABASE_CA_FILE?: string | undefined
}

/** pg reads all of these as verify-full, and warns of it at each start: whoever asks for TLS at all gets the kind that helps. */
const CHECKED_MODES = ['require', 'prefer', 'verify-ca', 'verify-full']

/** With the authority that signs the server's certificate, where the address does not name one itself. */
function withAuthority(address: string, caFile: string | undefined): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode')
  const ownFile = url.searchParams.get('sslrootcert')
  if (mode === null && ownFile === null && !caFile) return address
  if (mode !== null && !CHECKED_MODES.includes(mode)) return address
  url.searchParams.set('sslmode', 'verify-full')
  if (ownFile === null && caFile) url.searchParams.set('sslrootcert', caFile)
  // libpq's word for the authorities that the system knows, which are what we ask without a file.
  if (ownFile === 'system') url.searchParams.delete('sslrootcert')
  return url.href
}

/** Null: none is named, and the embedded one serves. */
export function placesOf(addresses: DatabaseAddresses): DatabasePlaces | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_CA_FILE } = addresses
  if (!DATABASE_URL) return null
  const at = (address: string): pg.PoolConfig => ({ connectionString: withAuthority(address, DATABASE_CA_FILE) })
  return {
    main: at(DATABASE_URL),
    direct: at(DATABASE_DIRECT_URL ?? DATABASE_URL),
    isPooled: DATABASE_DIRECT_URL !== undefined,
    replica: DATABASE_REPLICA_URL ? at(DATABASE_REPLICA_URL) : null,
  }
}

/** One place for everything: the embedded database, which may move. */
export function onePlace(config: pg.PoolConfig): DatabasePlaces {
  return { main: config, direct: config, isPooled: false, replica: null }
}
