export interface FeedState {
  items: number
  newest: { title: string; at: string } | null
}

/** What a feed of ours holds, told by the feed itself: the rules of what goes into it stand in one place only. */
export async function readFeed(address: string, signal: AbortSignal): Promise<FeedState> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const feed = new DOMParser().parseFromString(await response.text(), 'text/xml')
  const items = feed.querySelectorAll('channel > item')
  const title = items[0]?.querySelector('title')?.textContent
  const published = Date.parse(items[0]?.querySelector('pubDate')?.textContent ?? '')
  return {
    items: items.length,
    newest: title && !Number.isNaN(published) ? { title, at: new Date(published).toISOString() } : null,
  }
}
