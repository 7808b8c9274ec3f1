import type { Database } from '#db/client.server.ts'

/** Francs for each guest and night. */
export async function readTouristTax(_db: Database): Promise<string> {
  return '1000'
}
