import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { LOCALES, type Locale } from '#common/locale.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'

type Assets = ServerBuild['assets']
type Listed = NonNullable<Assets['routes'][string]>

export type OwnScripts = Record<Locale, ReadonlySet<string>>

/** Names of the scripts that a language has of its own (tools/languages.ts); none in development. */
export function ownScriptsIn(assets: string): OwnScripts {
  const namesIn = (folder: string) => new Set(existsSync(folder) ? readdirSync(folder) : [])
  return Object.fromEntries(LOCALES.map((locale) => [locale, namesIn(join(assets, locale))])) as Record<
    Locale,
    Set<string>
  >
}

const ownScripts = ownScriptsIn(fromProjectRoot('build', 'client', 'assets'))

/** Where a visitor who reads this language finds a script of the build: '/assets/frame-1a2b.js' → '/assets/fr/frame-1a2b.js'. */
export function scriptIn(locale: Locale, address: string, own = ownScripts): string {
  const name = address.slice('/assets/'.length)
  return address.startsWith('/assets/') && own[locale].has(name) ? `/assets/${locale}/${name}` : address
}

/** What the build says of an entry or a route, for readers of one language. */
export function filesIn<Part extends Assets['entry'] | Listed>(locale: Locale, part: Part, own = ownScripts): Part {
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place)
    return typeof value === 'string' ? scriptIn(locale, value, own) : value
  }
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, place(value)])) as Part
}
