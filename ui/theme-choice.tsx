import { useMessages } from './page/site.ts'
import { THEME_CHOICES, useTheme } from './use-theme.ts'

const en = { theme: 'Theme', themes: { system: 'System', light: 'Light', dark: 'Dark' }, darkTheme: 'Dark theme' }
const fr = {
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  darkTheme: 'Thème sombre',
} satisfies typeof en
const themeMessages = { en, fr }

/** Follows the system until the visitor chooses, and again when they say so. */
export function ThemeChoice() {
  const messages = useMessages(themeMessages)
  const { choice: current, choose } = useTheme()
  return (
    <fieldset className="theme" aria-label={messages.theme}>
      {THEME_CHOICES.map((choice) => (
        <button key={choice} type="button" aria-pressed={current === choice} onClick={() => choose(choice)}>
          {messages.themes[choice]}
        </button>
      ))}
    </fieldset>
  )
}

/** One press from light to dark and back: a lozenge, half in shadow. */
export function ThemeToggle() {
  const messages = useMessages(themeMessages)
  const { theme, choose } = useTheme()
  return (
    <button
      type="button"
      className="icobtn theme-toggle"
      aria-label={messages.darkTheme}
      aria-pressed={theme === 'dark'}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
    >
      <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3.5 20.5 12 12 20.5 3.5 12z" />
        <path className="theme-toggle__shade" d="M12 3.5 20.5 12 12 20.5z" />
      </svg>
    </button>
  )
}
