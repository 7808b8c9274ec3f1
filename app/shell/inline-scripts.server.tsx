import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import { beforePaintScript } from './before-paint.ts'

/** React Router writes it into every page, always the same: asked for once, from the library itself. */
function scrollScript(): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ScrollRestoration /> }])
  const [, code] = /<script>([\s\S]*)<\/script>/.exec(renderToStaticMarkup(<Stub />)) ?? []
  if (!code) throw new Error('React Router no longer writes the script that restores where a page was scrolled to.')
  return code
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The only scripts that may stand in a page, known before there is one. Whatever else a page holds does not run. */
export const INLINE_SCRIPT_HASHES: readonly string[] = [beforePaintScript, scrollScript()].map(hashOf)
