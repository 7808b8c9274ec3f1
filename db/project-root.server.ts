import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Works from the sources and from the bundle in build/: the root is where package.json lies. */
function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('Kais must run inside its project folder: no package.json was found above it.')
  return findProjectRoot(parent)
}

const projectRoot = findProjectRoot(import.meta.dirname)

export function fromProjectRoot(...segments: string[]): string {
  return join(projectRoot, ...segments)
}
