import type { Database } from '#db/client.server.ts'

/** Francs for each guest and night. Until the settings have it (features/company/read-settings.server.ts). */
export const readTouristTax = async (_db: Database): Promise<string> => '1000'
