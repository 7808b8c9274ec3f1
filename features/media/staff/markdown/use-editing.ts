import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { type Edit, insertPictures, type Selected } from './edit-text.ts'
import { applyTool, type Tool, toolOf } from './tools.ts'

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Typed by the browser itself, so that its own undo takes it back; where it will not, put there. */
function type(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** What tools and keys do to the text of a field. */
export function useEditing(): {
  area: RefObject<HTMLTextAreaElement | null>
  use: (tool: Tool) => void
  addPictures: (paths: readonly string[]) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
} {
  const area = useRef<HTMLTextAreaElement>(null)
  function use(tool: Tool) {
    if (area.current) type(area.current, applyTool(tool, selectedIn(area.current)))
  }
  return {
    area,
    use,
    addPictures(paths) {
      if (area.current) type(area.current, insertPictures(selectedIn(area.current), paths))
    },
    onKeyDown(event) {
      const tool = event.nativeEvent.isComposing ? undefined : toolOf(event)
      if (!tool) return
      event.preventDefault()
      use(tool)
    },
  }
}
