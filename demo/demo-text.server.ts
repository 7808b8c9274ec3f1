import { readFileSync } from 'node:fs'
import { fromProjectRoot } from '#db/project-root.server.ts'

const FRONT_MATTER_AND_BODY = /^(?:---\n(.*?)\n---\n\n)?(.*)\n$/s

function readMarkdown(path: string, ending: string): [name: string, words: string][] {
  const [, facts, body] = readFileSync(fromProjectRoot(path), 'utf8').match(FRONT_MATTER_AND_BODY) ?? []
  if (!body) throw new Error(`Not a text with a front matter: ${path}`)
  const named = facts?.split('\n').map((line) => line.split(/: (.*)/)) ?? []
  return [...named, ['body', body]].map(([name = '', words = '']) => [name + ending, words])
}

/** A text of demo/ and what its front matter says, from its English file (`title`) and its French one (`titleFr`). */
export function readDemoText<Fact extends string>(place: string) {
  return Object.fromEntries([
    ...readMarkdown(`demo/${place}.en.md`, ''),
    ...readMarkdown(`demo/${place}.fr.md`, 'Fr'),
  ]) as Record<Fact | `${Fact}Fr` | 'body' | 'bodyFr', string>
}
