import type { Database } from '#db/client.server.ts'
import { CONCIERGE_SERVICES } from '#features/experience/concierge-services.ts'
import { countPublishedArticles } from '#features/media/article.repository.server.ts'
import { countPublishedPodcasts } from '#features/media/podcast.repository.server.ts'
import { countVehicles } from '#features/mobility/vehicle.repository.server.ts'
import { countProperties } from '#features/nest/property.repository.server.ts'

export interface ServiceCounts {
  nest: number
  experience: number
  mobility: number
  media: number
}

/** The live count of each service card on the home page: what a visitor would find behind it. */
export async function countServices(db: Database): Promise<ServiceCounts> {
  const [properties, vehicles, articles, podcasts] = await Promise.all([
    countProperties(db),
    countVehicles(db),
    countPublishedArticles(db),
    countPublishedPodcasts(db),
  ])
  return {
    nest: properties.available,
    experience: CONCIERGE_SERVICES.length,
    mobility: vehicles.available,
    media: articles + podcasts,
  }
}
