// The programs that stand between several machines, as Debian has them: for `npm run test:cluster`.
import { existsSync } from 'node:fs'
import { installFirstOf } from './debian.mjs'

const PROGRAMS = [
  { place: '/usr/lib/postgresql', name: 'postgresql' },
  { place: '/usr/sbin/pgbouncer', name: 'pgbouncer' },
  { place: '/usr/sbin/nginx', name: 'nginx' },
]

export async function clusterPrograms() {
  for (const { place, name } of PROGRAMS) {
    if (!existsSync(place)) await installFirstOf([name])
    if (!existsSync(place)) throw new Error(`These tests need ${name}. Install it (Debian: apt-get install ${name}).`)
  }
}
