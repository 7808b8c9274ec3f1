import { useSyncExternalStore } from 'react'
import { keptInBrowser } from './browser-storage.ts'

export const THEME_KEY = 'kais-theme'
/** Sent with the choice as its detail; whoever sets the page's theme listens (app/shell/before-paint.ts). */
export const THEME_EVENT = 'kais:theme'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type Theme = Exclude<ThemeChoice, 'system'>

const themeIn = (value: unknown): Theme | null => (value === 'light' || value === 'dark' ? value : null)
const keptTheme = keptInBrowser({ key: THEME_KEY, read: themeIn })

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
  return themeIn(document.documentElement.dataset.themeChoice) ?? 'system'
}

function choose(choice: ThemeChoice) {
  // Where storage is switched off, the choice lasts as long as the page.
  if (choice === 'system') keptTheme.clear()
  else keptTheme.write(choice)
  // The script that ran before the first paint sets the page's theme, then as now.
  window.dispatchEvent(new CustomEvent(THEME_EVENT, { detail: choice }))
}

/** The server never knows the theme, so pages are the same for both; nothing is marked until the browser says. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme | null>(subscribe, readTheme, () => null)
  const choice = useSyncExternalStore<ThemeChoice | null>(subscribe, readChoice, () => null)
  return { theme, choice, choose }
}
