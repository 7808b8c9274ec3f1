import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minifySync, parseSync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { LOCALES, type Locale } from '../common/locale.ts'
import { type Edit, edited, isNode, type Tree, walk } from './edit-code.ts'

/**
 * Visitors read one language, and are sent one. Texts stand in the code as `{ en, fr }`; a build marks both halves, and
 * behind it every script that holds such a text, or imports one that does, is written once more for each language without
 * the other half: `assets/en/`, `assets/fr/`. Scripts without texts are shared. The staff area has both (`assets/`): there
 * people read what was written in either.
 */

/** A name that no code of ours or of others has. */
const markOf = (locale: string) => `__kais_${locale}`
const IS_LANGUAGE = new RegExp(`^(${LOCALES.join('|')})$`)

/** The two halves of `{ en, fr }`; null for any other object. */
function halvesOf(node: Tree): { key: string; value: Tree; isShort: boolean }[] | null {
  if (node.type !== 'ObjectExpression') return null
  const entries = node.properties as Tree[]
  const halves = entries.map(({ key, value, shorthand, computed }) => ({
    key: computed ? '' : String((key as { name?: string; value?: string } | undefined)?.name ?? ''),
    value: value as Tree,
    isShort: shorthand === true,
  }))
  return halves.length === LOCALES.length && halves.every(({ key }) => IS_LANGUAGE.test(key)) ? halves : null
}

/** The constants of a module by their names, exported or not. */
function constantsOf(program: Tree): Map<string, Tree> {
  const statements = (program.body as Tree[]).map(({ declaration, ...own }) => (declaration as Tree | null) ?? own)
  const declared = statements.flatMap((statement) => ((statement as Tree).declarations as Tree[] | undefined) ?? [])
  return new Map(declared.flatMap(({ id, init }) => (isNode(init) ? [[String((id as Tree).name), init]] : [])))
}

/** Only in files of texts: elsewhere a page may need both, as it needs French figures for francs. */
const FILE_OF_TEXTS = /(messages|words)[^/]*\.tsx?$/

/** For the browser's build: says of each half which language it is, in a way that survives bundling. */
export function markLanguages(): Plugin {
  return {
    name: 'kais:mark-languages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: FILE_OF_TEXTS, exclude: /node_modules/ }, code: /\bfr\b/ },
      handler(code) {
        const program = this.parse(code) as unknown as Tree
        const edits: Edit[] = []
        const constants = constantsOf(program)
        // Deeper inside, `{ en, fr }` are words about languages, of which a reader of one may need both.
        for (const constant of constants.values())
          for (const { key, value, isShort } of halvesOf(constant) ?? []) {
            const own = value.type === 'Identifier' ? constants.get(String(value.name)) : undefined
            const place = own ?? value
            const name = isShort && !own ? `${key}: ` : ''
            edits.push({ start: place.start, end: place.start, text: `${name}/* @__PURE__ */ ${markOf(key)}(` })
            edits.push({ start: place.end, end: place.end, text: ')' })
          }
        return edits.length > 0 ? { code: edited(code, edits), map: null } : null
      },
    },
  }
}

/** The code with its marks resolved: as one language reads it, or with both. */
function read(code: string, language: Locale | 'both'): string {
  const edits: Edit[] = []
  walk(parseSync('script.js', code).program, (node) => {
    const callee = node.type === 'CallExpression' ? (node.callee as { name?: string }) : undefined
    const marked = LOCALES.find((locale) => callee?.name === markOf(locale))
    const [text] = marked ? (node.arguments as Tree[]) : []
    if (!text) return true
    if (language !== 'both' && language !== marked) {
      edits.push({ start: node.start, end: node.end, text: 'void 0' })
      return false
    }
    edits.push({ start: node.start, end: text.start, text: '' }, { start: text.end, end: node.end, text: '' })
    return true
  })
  return edited(code, edits)
}

const isMarked = (code: string) => LOCALES.some((locale) => code.includes(markOf(locale)))

/** Files that a script names: what it imports, at once or later. */
function importsOf(code: string, names: ReadonlySet<string>): string[] {
  return [...code.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)].flatMap(([, name = '']) =>
    names.has(name) ? [name] : [],
  )
}

/** Writes the languages' scripts, of all that these roots may load. Which ones there are is what lies in their folders (server/pages/script-address.ts). */
export function writeLanguages(assets: string, roots: readonly string[]): void {
  const names = new Set(readdirSync(assets).filter((name) => name.endsWith('.js') && !name.startsWith('manifest-')))
  const scripts = new Map([...names].map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  const withTexts = new Set([...scripts].filter(([, code]) => isMarked(code)).map(([name]) => name))
  for (let size = -1; size < withTexts.size; ) {
    size = withTexts.size
    for (const [name, code] of scripts)
      if (importsOf(code, names).some((imported) => withTexts.has(imported))) withTexts.add(name)
  }
  const reachable = new Set(roots)
  for (const name of reachable) for (const next of importsOf(scripts.get(name) ?? '', names)) reachable.add(next)
  for (const [name, code] of scripts) if (isMarked(code)) writeFileSync(join(assets, name), read(code, 'both'))
  for (const locale of LOCALES) mkdirSync(join(assets, locale), { recursive: true })
  for (const name of withTexts.intersection(reachable)) {
    const code = scripts.get(name) ?? ''
    for (const locale of LOCALES) {
      const placed = read(code, locale).replace(/(["'`])(\.\/|assets\/)([\w.-]+\.js)\1/g, (whole, quote, way, file) => {
        if (!names.has(file)) return whole
        if (way === './') return withTexts.has(file) ? whole : `${quote}../${file}${quote}`
        return withTexts.has(file) ? `${quote}assets/${locale}/${file}${quote}` : whole
      })
      const { code: small, errors } = minifySync(name, placed, { module: true, compress: { target: 'es2022' } })
      if (errors.length > 0) throw new Error(`${basename(name)}: ${errors[0]?.message}`)
      writeFileSync(join(assets, locale, name), small)
    }
  }
}
