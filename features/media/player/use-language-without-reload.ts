import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * The language chooser is a plain form that loads the page anew (app/shell/preference-forms.tsx), which would cut the sound
 * off. While something plays its answer is followed within the site instead.
 */
export function useLanguageWithoutReload(isPlaying: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isPlaying) return
    async function follow(event: SubmitEvent) {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
      if (submitter.name !== 'language') return
      event.preventDefault()
      const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
      try {
        const answer = await fetch(form.action, { method: 'POST', body })
        if (!answer.ok) throw new Error('The language was not taken.')
        const { pathname, search } = new URL(answer.url)
        await navigate(pathname + search, { preventScrollReset: true })
      } catch {
        document.removeEventListener('submit', listener)
        form.requestSubmit(submitter)
      }
    }
    const listener = (event: SubmitEvent) => void follow(event)
    document.addEventListener('submit', listener)
    return () => document.removeEventListener('submit', listener)
  }, [isPlaying, navigate])
}
