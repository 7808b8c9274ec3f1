import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { type Edit, insertPicture, type Selected } from './edit-text.ts'
import { applyTool, type Tool, toolOf } from './tools.ts'

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Put there without a word: whoever types elsewhere meanwhile keeps the focus. */
function put(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.setRangeText(insert, from, to)
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  area.setSelectionRange(start, end)
}

/** Typed by the browser itself, so that its own undo takes it back; where it will not, put there. */
function type(area: HTMLTextAreaElement, edit: Edit): void {
  area.focus()
  area.setSelectionRange(edit.from, edit.to)
  const isTyped = document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert)
  if (isTyped) area.setSelectionRange(edit.start, edit.end)
  else put(area, edit)
}

/** True while the focus is in another field than this one. */
function isElsewhere(area: HTMLTextAreaElement): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !area.closest('.md')?.contains(activeElement)
}

/** What tools and keys do to the text of a field. */
export function useEditing(): {
  area: RefObject<HTMLTextAreaElement | null>
  use: (tool: Tool) => void
  addPicture: (path: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
} {
  const area = useRef<HTMLTextAreaElement>(null)
  function use(tool: Tool) {
    if (area.current) type(area.current, applyTool(tool, selectedIn(area.current)))
  }
  return {
    area,
    use,
    addPicture(path) {
      if (!area.current) return
      const edit = insertPicture(selectedIn(area.current), path)
      if (isElsewhere(area.current)) put(area.current, edit)
      else type(area.current, edit)
    },
    onKeyDown(event) {
      const tool = event.nativeEvent.isComposing ? undefined : toolOf(event)
      if (!tool) return
      event.preventDefault()
      use(tool)
    },
  }
}
