import { sql } from 'drizzle-orm'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { openProjects } from '#features/invest/investment.repository.server.ts'
import { countOfArticles } from '#features/media/article.repository.server.ts'
import { countOfEpisodes } from '#features/media/podcast.repository.server.ts'
import { countOfVehicles } from '#features/mobility/vehicle.repository.server.ts'
import { countOfHomes, MOST_HOMES_COUNTED } from '#features/nest/property.repository.server.ts'
import { EXPERIENCE_SERVICES } from '../routes/experience.page.tsx'

export interface LineCounts {
  homes: number
  /** Counting ended before the last home. */
  areMoreHomes: boolean
  services: number
  vehicles: number
  /** What can be read or heard: an episode that is only announced is neither. */
  stories: number
  projects: number
}

const readCounts = lastKnown(async (db) => {
  const { rows } = await db.execute<Omit<LineCounts, 'services' | 'areMoreHomes'> & Record<string, number>>(sql`
    select ${countOfHomes} as homes, ${countOfVehicles} as vehicles, ${countOfArticles} + ${countOfEpisodes} as stories,
      ${openProjects} as projects`)
  return rows[0]
})

/** What stands open today, line by line, counted as the lists that visitors see count it. */
export async function countLines({ db }: Context): Promise<LineCounts> {
  const counts = await readCounts(db)
  if (!counts) throw new Error('PostgreSQL returned no counts')
  const homes = Math.min(counts.homes, MOST_HOMES_COUNTED)
  return { ...counts, homes, areMoreHomes: counts.homes > homes, services: EXPERIENCE_SERVICES.length }
}
