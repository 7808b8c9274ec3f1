/** The show's feed, without language prefix. */
export const PODCAST_FEED = '/kais-media/podcast.xml'
