/**
 * What the browser keeps for us. It may be full or forbidden (private mode) and hold what an older version or somebody
 * else wrote: nothing here ever throws, and whoever reads must look closer.
 */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** False where it could not be kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Then it was never kept.
  }
}

export function keptNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As good as a UUID, and there without https, which `randomUUID` is not. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
