import { readFileSync } from 'node:fs'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** What the last stage of the Dockerfile says of a running container: the image's own words, so that a check runs no others. */
export function readDockerfile() {
  const text = readFileSync(fromProjectRoot('deploy/image/Dockerfile'), 'utf8').replace(/\\\n\s*/g, ' ')
  const lines = text.slice(text.lastIndexOf('\nFROM ')).split('\n')
  const said = (word: string) => {
    const line = lines.find((candidate) => candidate.startsWith(`${word} `))
    if (!line) throw new Error(`The Dockerfile has no ${word}.`)
    return line.slice(word.length + 1)
  }
  const listed = (words: string) => JSON.parse(words.slice(words.indexOf('['))) as string[]
  const [uid = 0, gid = 0] = said('USER').split(':').map(Number)
  return {
    command: listed(said('CMD')),
    healthCheck: listed(said('HEALTHCHECK')),
    env: Object.fromEntries(
      [...said('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>,
    folder: said('WORKDIR'),
    port: Number(said('EXPOSE')),
    uid,
    gid,
  }
}
