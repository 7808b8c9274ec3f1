import { useState } from 'react'

/**
 * What was wrong when the form was sent, for as long as the answers it was about stay as they were. They are null until
 * they are known.
 */
export function useFreshError(error: string | undefined, about: string | null): string | undefined {
  const [seen, setSeen] = useState({ error, about })
  if (seen.error !== error || (seen.about === null && about !== null)) setSeen({ error, about })
  return seen.about === null || seen.about === about ? error : undefined
}
