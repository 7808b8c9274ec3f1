/** Reading and changing a program's text by its tree, as the build does here and there. */

interface Node {
  type: string
  start: number
  end: number
}
export type Tree = Node & Record<string, unknown>

const isNode = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree; below one for which it is told not to, it does not look. */
export function walk(node: unknown, visit: (node: Tree) => boolean): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (!isNode(node) || !visit(node)) return
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit)
}

export interface Edit {
  start: number
  end: number
  text: string
}

export function edited(code: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
