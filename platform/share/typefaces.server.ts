import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { fromProjectRoot } from '#db/project-root.server.ts'
import type { Typefaces } from './compose-cover.ts'

let opened: Promise<Typefaces> | undefined

async function open(): Promise<Typefaces> {
  const packed = await readFile(fromProjectRoot('platform/share/typefaces.json.gz'))
  return JSON.parse((await promisify(gunzip)(packed)).toString()) as Typefaces
}

/** The house's letters as shapes (tools/brand/outline-typefaces.mjs): what we draw needs no font on the machine. */
export function readTypefaces(): Promise<Typefaces> {
  opened ??= open()
  return opened
}
