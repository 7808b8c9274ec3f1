import { useEffect, useState } from 'react'
import { useMessages } from '../site.ts'
import { THEME_KEY } from './before-paint.ts'
import { shellMessages } from './messages.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Follows the system until the visitor chooses. The server never knows, so pages are the same for both. */
export function ThemeChoice() {
  const messages = useMessages(shellMessages)
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'), [])

  function choose(choice: Theme) {
    document.documentElement.dataset.theme = choice
    localStorage.setItem(THEME_KEY, choice)
    setTheme(choice)
  }

  return (
    <fieldset className="theme" aria-label={messages.theme}>
      {THEMES.map((choice) => (
        <button key={choice} type="button" aria-pressed={theme === choice} onClick={() => choose(choice)}>
          {messages.themes[choice]}
        </button>
      ))}
    </fieldset>
  )
}
