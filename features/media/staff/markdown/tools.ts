import { type Edit, insertLink, type Selected, toggleLines, toggleMark } from './edit-text.ts'

export const TOOLS = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link'] as const
export type Tool = (typeof TOOLS)[number]

const LIST = /^\s*[-*+]\s+/
const NUMBER = /^\s*\d+[.)]\s+/

const EDITS: Record<Tool, (selected: Selected) => Edit> = {
  bold: (selected) => toggleMark(selected, '**'),
  italic: (selected) => toggleMark(selected, '*'),
  heading: (selected) => toggleLines(selected, () => '## ', /^#{1,6}\s+/),
  list: (selected) => toggleLines(selected, () => '- ', LIST),
  numbers: (selected) => toggleLines(selected, (index) => `${index + 1}. `, NUMBER),
  quote: (selected) => toggleLines(selected, () => '> ', /^>\s?/),
  link: insertLink,
}

export const applyTool = (tool: Tool, selected: Selected): Edit => EDITS[tool](selected)

/** With Control, on a Mac with Command. By where keys lie, not by what they write: French ones write other signs. */
const KEYS: Record<Tool, { code: string; isShifted: boolean; said: string }> = {
  bold: { code: 'KeyB', isShifted: false, said: 'B' },
  italic: { code: 'KeyI', isShifted: false, said: 'I' },
  heading: { code: 'Digit2', isShifted: true, said: 'Shift+2' },
  list: { code: 'Digit8', isShifted: true, said: 'Shift+8' },
  numbers: { code: 'Digit7', isShifted: true, said: 'Shift+7' },
  quote: { code: 'Digit9', isShifted: true, said: 'Shift+9' },
  link: { code: 'KeyK', isShifted: false, said: 'K' },
}

export const keysOf = (tool: Tool) => `Control+${KEYS[tool].said}`

interface Pressed {
  code: string
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The tool that these keys call. Letters go by what they write: on an AZERTY keyboard they lie elsewhere. */
export function toolOf({ code, key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Tool | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  return TOOLS.find((tool) => {
    const { code: wanted, isShifted } = KEYS[tool]
    const isKey = wanted.startsWith('Key') ? key.toLowerCase() === wanted.slice(3).toLowerCase() : code === wanted
    return isKey && shiftKey === isShifted
  })
}
