import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromProjectRoot } from '#db/project-root.server.ts'

const FOLDERS = ['app', 'common', 'db', 'demo', 'features', 'platform', 'server', 'tools', 'ui']

/** Added only: what the build before does not know of does not disturb it. */
const MIGRATION = `ALTER TABLE "articles" ADD COLUMN "next_version" text;--> statement-breakpoint
CREATE TABLE "next_version_notes" ("id" serial PRIMARY KEY, "note" text NOT NULL);`

/** The version that comes after this one: a migration more, and other scripts and styles. Kept in .cache, built when it changed. */
export function makeNextBuild(): string {
  const root = fromProjectRoot('.cache', 'next-build')
  const built = join(root, 'build')
  rmSync(root, { recursive: true, force: true })
  for (const folder of FOLDERS) cpSync(fromProjectRoot(folder), join(root, folder), { recursive: true })
  const files = readdirSync(fromProjectRoot()).filter((name) =>
    /^(package.*|tsconfig|.*\.config)\.(json|ts)$/.test(name),
  )
  for (const name of files) cpSync(fromProjectRoot(name), join(root, name))
  symlinkSync(fromProjectRoot('node_modules'), join(root, 'node_modules'))

  const journalFile = join(root, 'db/migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(journalFile, JSON.stringify(journal))
  writeFileSync(join(root, 'db/migrations', `${tag}.sql`), MIGRATION)
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no '${from}' any more: choose another place to change.`)
    writeFileSync(join(root, file), text.replace(from, to))
  }
  change(
    'app/entry.client.tsx',
    "dataset.taken = 'yes'",
    "dataset.taken = 'yes'\n  document.documentElement.dataset.version = 'next'",
  )

  const build = `const { build } = await import(${JSON.stringify(join(root, 'tools/set-up.mjs'))}); await build()`
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(built)) throw new Error('The next version was not built.')
  return root
}
