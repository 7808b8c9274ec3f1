import { useSyncExternalStore } from 'react'
import { THEME_EVENT, THEME_KEY } from './before-paint.ts'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type Theme = Exclude<ThemeChoice, 'system'>

function subscribe(onChange: () => void) {
  // One attribute is the truth for all who show the theme: the header's button, the menu's, the footer's choice.
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] })
  return () => observer.disconnect()
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function readChoice(): ThemeChoice {
  const choice = document.documentElement.dataset.themeChoice
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

function choose(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  // The script that ran before the first paint sets the page's theme, then as now.
  window.dispatchEvent(new CustomEvent(THEME_EVENT, { detail: choice }))
}

/** The server never knows the theme, so pages are the same for both; nothing is marked until the browser says. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme | null>(subscribe, readTheme, () => null)
  const choice = useSyncExternalStore<ThemeChoice | null>(subscribe, readChoice, () => null)
  return { theme, choice, choose }
}
