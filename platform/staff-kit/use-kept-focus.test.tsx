import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

let change: (items: string[], readAt?: number) => void
let focus: ReturnType<typeof useKeptFocus<HTMLHeadingElement>>

/** A list that is read anew has new buttons. */
function Rows({ waitsForList = false }: { waitsForList?: boolean }) {
  const [{ items, readAt }, set] = useState({ items: ['a', 'b', 'c'], readAt: 1 })
  change = (next, at = readAt) => set({ items: next, readAt: at })
  focus = useKeptFocus(waitsForList ? { readAt } : {})
  return (
    <div ref={focus.container} {...focus.watch}>
      <h1 ref={focus.rest} tabIndex={-1}>
        Rows
      </h1>
      {items.map((item) => (
        <p key={`${item} ${readAt}`} data-item={item}>
          <button type="button" data-act="up" id={item}>
            Up
          </button>
        </p>
      ))}
    </div>
  )
}

const draw = (...now: (() => void)[]) => act(async () => now.forEach((one) => void one()))
const focused = (page: Document) => page.activeElement?.id || page.activeElement?.localName
const press = (page: Document, id: string) => page.getElementById(id)?.focus()

test('A row that goes leaves the focus to the one that was asked for, the last one to where reading goes on', async () => {
  const page = await mount(Rows)
  press(page, 'b')
  await draw(
    () => focus.ask('c', 'remove', 'up'),
    () => change(['a', 'c']),
  )
  expect(focused(page)).toBe('c')
  await draw(
    () => focus.ask(undefined, 'up'),
    () => change([]),
  )
  expect(focused(page)).toBe('h1')
})

test('What goes by itself under the focus leaves it to where reading goes on; what goes elsewhere takes nothing', async () => {
  const page = await mount(Rows)
  press(page, 'b')
  await draw(() => change(['b', 'c']))
  expect(focused(page)).toBe('b')
  await draw(() => change(['c']))
  expect(focused(page)).toBe('h1')
})

test('A press in a list waits until that is read anew, and calls nobody back who went on', async () => {
  const page = await mount(() => <Rows waitsForList />)
  press(page, 'b')
  await draw(() => focus.ask('b', 'up'))
  await draw(() => change(['a', 'c']))
  expect(focused(page)).toBe('body')
  await draw(() => change(['b', 'a', 'c'], 2))
  expect(focused(page)).toBe('b')
  await draw(() => focus.ask('b', 'up'))
  page.querySelector('h1')?.focus()
  await draw(() => change(['b', 'a', 'c'], 3))
  expect(focused(page)).toBe('h1')
})

test('What a press brought in its place has the focus as soon as it is there', async () => {
  const page = await mount(function Brought() {
    const { rest } = useKeptFocus({ isArrival: true })
    return (
      <h2 ref={rest} tabIndex={-1}>
        Brought
      </h2>
    )
  })
  expect(focused(page)).toBe('h2')
})
