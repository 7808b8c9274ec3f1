import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the system knows a process of this number; a zombie counts. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process is the PostgreSQL server of this cluster. Process numbers are given out again, in
 * containers within minutes, so a number in a lock file proves nothing.
 */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return /(^|\/)postgres\s/.test(stdout) && stdout.includes(` -D ${cluster} `)
  }
  // Empty for a zombie, which PostgreSQL's own check would take for alive. A backend or helper process
  // of PostgreSQL writes its title ("postgres: checkpointer") there and so is not mistaken either.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const [program = '', ...rest] = command.split('\0')
  if (basename(program) !== 'postgres') return false
  // The working folder follows a rename of the data folder, the argument does not.
  return rest.includes(cluster) || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
}
