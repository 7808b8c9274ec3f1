// What a machine of the tests lacks, from Debian.
import { CommandFailed, run, say } from './set-up.mjs'

/** The first of `packages` that this Debian has, and `others` with it. Whether it worked is seen by what is there afterwards. */
export async function installFirstOf(packages, others = []) {
  // A plain user may still have sudo without a password; root needs none.
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) =>
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', name, ...others], { env })
  say(`installing Debian’s ${packages[0]} (apt-get)…`)
  try {
    await run(command, [...before, 'update', '-qq'], { env })
    const [first, second] = packages
    await (second ? install(first).catch(() => install(second)) : install(first))
  } catch (error) {
    if (!(error instanceof CommandFailed) && error.code !== 'ENOENT') throw error
  }
}
