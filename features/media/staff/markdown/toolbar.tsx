import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { markdownMessages } from './messages.ts'
import { ToolIcon } from './tool-icon.tsx'
import { keysOf, TOOLS, type Tool } from './tools.ts'

interface Props {
  /** The field that the tools work on. */
  label: string
  onTool: (tool: Tool) => void
  /** Stands last: the picture, which is a field for files. */
  last: (tabIndex: 0 | -1) => ReactNode
}

const STOPS = 'button, input'

/** One stop for the Tab key; arrows move between the tools. */
export function Toolbar({ label, onTool, last }: Props) {
  const words = useMessages(markdownMessages)
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const next = Math.min(Math.max(stops.indexOf(document.activeElement as HTMLElement) + step, 0), stops.length - 1)
    setCurrent(next)
    stops[next]?.focus()
  }

  return (
    <div ref={bar} role="toolbar" aria-label={words.toolbar(label)} className="md__tools" onKeyDown={move}>
      {TOOLS.map((tool, position) => (
        <button
          key={tool}
          type="button"
          className="icobtn"
          tabIndex={position === current ? 0 : -1}
          aria-label={words.tools[tool]}
          aria-keyshortcuts={keysOf(tool)}
          title={`${words.tools[tool]} (${keysOf(tool)})`}
          // The text keeps its selection, and the focus where it was typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          <ToolIcon name={tool} />
        </button>
      ))}
      {last(current === TOOLS.length ? 0 : -1)}
    </div>
  )
}
