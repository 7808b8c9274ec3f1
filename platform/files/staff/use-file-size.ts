import { useQuery } from '@tanstack/react-query'
import { FILE_PATH } from '#common/schema.ts'
import type { KnownFile } from './describe-path.ts'

async function askForSize(path: string, signal: AbortSignal): Promise<number | null> {
  const answer = await fetch(path, { method: 'HEAD', signal })
  return answer.ok ? Number(answer.headers.get('content-length')) || null : null
}

/** A file that came back with a draft is known by its path only; the rest is asked for. */
export function useFileSize(path: string, known: readonly KnownFile[]): number | null {
  const stored = known.find((file) => file.path === path)
  const { data } = useQuery({
    queryKey: ['file size', path],
    queryFn: ({ signal }) => askForSize(path, signal),
    enabled: !stored && FILE_PATH.test(path),
  })
  return stored?.bytes ?? data ?? null
}
