import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { HEAVIEST, markdownWeight } from '#features/media/markdown-weight.ts'

/** That a feed tells whole (features/media/feeds/articles-feed.ts). */
const LONGEST_TEXT = 50_000

/** As long as it is told whole in a feed, and as heavy as that may be. */
function longestText(): string {
  const paragraph = `${'A courtyard, a *terrace* and [a view](/kais-nest) of the sea, as **every** house here had. '.repeat(4)}\n\n`
  const plain = `${'The plan is simple, the rooms are cool, and the sea is at the end of the street. '.repeat(12)}\n\n`
  let text = '## Where it stands\n\n'
  while (text.length + plain.length < LONGEST_TEXT) {
    const isLight = markdownWeight(text) / HEAVIEST < text.length / LONGEST_TEXT
    text += isLight ? paragraph : plain
  }
  return text
}

/** So many of each; what the feeds hold of them is as long as it may be, or as people write. */
export async function fillMedia(
  db: Database,
  { articles, episodes, isLong = true }: { articles: number; episodes: number; isLong?: boolean },
): Promise<void> {
  const text = isLong ? longestText() : 'A text of some paragraphs. '.repeat(200)
  await db.execute(sql`
    insert into articles (title, title_fr, slug, content, content_fr, author, category, is_published, published_at)
    select 'Article ' || n, 'Article ' || n, 'article-' || n, body, body, 'Kais', 'lifestyle', true,
      timestamptz '2026-01-01' - n * interval '1 hour'
    from generate_series(1, ${articles}::int) as n
    cross join lateral (select case when n <= 60 then ${text} else 'A short text.' end as body) as texts`)
  await db.execute(sql`
    insert into podcasts (title, title_fr, description, description_fr, audio_url, category, is_published, published_at)
    select 'Episode ' || n, 'Épisode ' || n, said, said, 'https://sound.example/' || n || '.mp3', 'interviews', true,
      timestamptz '2026-01-01' - n * interval '1 hour'
    from generate_series(1, ${episodes}::int) as n
    cross join lateral (select repeat('Papers & <prices>. ', case when n <= 600 and ${isLong}::boolean then 260 else 2 end) as said) as texts`)
}
