import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/**
 * In how many files a page's scripts come. Left alone the bundler makes one of every set of pages that share something: a
 * page then asks for up to 78 files, most of them below a kilobyte. What nearly every page needs comes in one file instead,
 * what makes up a form in another, what staff share in a third. A file takes along whatever its modules import, so no rule
 * here may name a module without naming what it imports, in the same file or in one before it.
 */

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

const FILES = ['frame', 'pieces', 'fields', 'forms', 'staff'] as const

const IN_EVERY_PAGE = /\/(entry\.client|app\/root|app\/shell\/site\.layout)\.tsx/
const FORM = /\/forms\/public-form\.tsx/
/** Without the one that shows all parts of the interface: nobody visits that. */
const PAGE = /(?<!parts)\.page\.tsx\?/
const isOfStaff = (page: string) => /\/(staff|dashboard)\//.test(page)
/** What so many of the public pages share is worth its bytes in the others; of the small parts of `ui` and `common`, less. */
const MANY = 8
const MANY_OF_SMALL = 5
/** Few pages show it at once, but every form does. */
const BUTTON = /\/ui\/button\.tsx$/
const isSmall = (id: string) => ['ui', 'common'].some((folder) => id.startsWith(join(ROOT, folder, '/')))
/** Of a page whose scripts the bundler takes apart there are several. */
const nameOf = (page: string) => page.replace(/\?.*/, '')

/** All that bring a module along, directly or not; with `later` also what asks for it only when it is wanted. */
function importersOf(id: string, graph: Graph, { later = false } = {}): Set<string> {
  const found = new Set([id])
  for (const importer of found) {
    const info = graph.getModuleInfo(importer)
    for (const next of info?.importers ?? []) found.add(next)
    if (later) for (const next of info?.dynamicImporters ?? []) found.add(next)
  }
  return found
}

function publicFileOf(id: string, graph: Graph): (typeof FILES)[number] | null {
  const importers = [...importersOf(id, graph)]
  if (importers.some((importer) => IN_EVERY_PAGE.test(importer))) return 'frame'
  const pages = new Set(importers.filter((importer) => PAGE.test(importer) && !isOfStaff(importer)).map(nameOf))
  if (pages.size >= (isSmall(id) ? MANY_OF_SMALL : MANY) || BUTTON.test(id)) return 'pieces'
  if (!importers.some((importer) => FORM.test(importer))) return null
  return pages.size === 0 ? 'forms' : 'fields'
}

/** Several of their pages have it and no visitor does, not even later; and so it is with all it imports. */
function isForStaff(id: string, graph: Graph, asked = new Set<string>()): boolean {
  if (asked.has(id)) return true
  asked.add(id)
  const readers = [...importersOf(id, graph, { later: true })].filter((importer) => PAGE.test(importer))
  if (readers.length < 3 || !readers.every(isOfStaff)) return false
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  return imported.every((next) => publicFileOf(next, graph) ?? isForStaff(next, graph, asked))
}

function fileOf(id: string, graph: Graph) {
  return publicFileOf(id, graph) ?? (isForStaff(id, graph) ? 'staff' : null)
}

/** Each module is looked up once, though every file asks for it. */
const fileByModule = new Map<string, string | null>()

export const scriptFiles = {
  groups: FILES.map((file, place) => ({
    debugName: file,
    name(id: string, graph: Graph) {
      if (!fileByModule.has(id)) fileByModule.set(id, fileOf(id, graph))
      return fileByModule.get(id) === file ? file : null
    },
    priority: FILES.length - place,
  })),
}
