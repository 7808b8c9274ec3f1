export interface ArticleSource {
  name: string | null
  url: string | null
}

/** Where the news came from. The link is somebody else's: it says nothing about what we think of the page behind it. */
export function SourceLine({ source: { name, url }, label }: { source: ArticleSource; label: string }) {
  const said = name ?? (url && new URL(url).hostname.replace(/^www\./, ''))
  if (!said) return null
  return (
    <span>
      {label}{' '}
      {url ? (
        <a href={url} rel="nofollow noopener">
          {said}
        </a>
      ) : (
        said
      )}
    </span>
  )
}
