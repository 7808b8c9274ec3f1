import { useCallback, useRef } from 'react'
import { randomKey } from '#platform/forms/post-message.ts'

/**
 * The same words go out under the same key however often they are sent: what was done and whose answer was lost is not done twice.
 * Once it was answered, the same words are something new.
 */
export function useOneKey() {
  const tried = useRef({ words: '', key: '' })
  return useCallback(async <Answer>(input: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(input)
    if (tried.current.words !== words) tried.current = { words, key: randomKey() }
    const answer = await send(tried.current.key)
    // Meanwhile other words may be on their way, under their own key.
    if (tried.current.words === words) tried.current = { words: '', key: '' }
    return answer
  }, [])
}
