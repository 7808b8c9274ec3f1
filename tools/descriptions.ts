import type { Plugin } from 'vite'

const PUBLIC_PAGE = /\.page\.tsx(\?|$)/
const OF_STAFF = /\/(staff|dashboard)\//

/**
 * What a public page says of itself is worked out on the server (app/shell/page-head.ts): in the browser's build its `meta`
 * is nothing, and with it go the words and the code that only it needs.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'kais:descriptions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: PUBLIC_PAGE, exclude: OF_STAFF }, code: 'export function meta' },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: Statement[] }
        const meta = body.find(({ declaration }) => declaration?.id?.name === 'meta')
        if (!meta) return null
        return { code: `${code.slice(0, meta.start)}export const meta = void 0${code.slice(meta.end)}`, map: null }
      },
    },
  }
}

interface Statement {
  start: number
  end: number
  declaration?: { id?: { name?: string } }
}
