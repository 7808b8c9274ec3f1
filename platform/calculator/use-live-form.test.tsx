import { fireEvent, within } from '@testing-library/dom'
import { act } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { useLiveForm } from './use-live-form.ts'

afterEach(() => {
  vi.useRealTimers()
})

const asTyped = (answers: URLSearchParams) => answers

function Calculator() {
  const { search } = useLocation()
  const { form, onInput } = useLiveForm({ names: ['price'], tidy: asTyped, onSent: () => undefined })
  return (
    <>
      <form ref={form} onInput={onInput}>
        <input name="price" aria-label="Price" />
      </form>
      <Link to="?cursor=2">More projects</Link>
      <Link to="?price=400">A price of the table</Link>
      <output>{search}</output>
    </>
  )
}

async function typeAndFollow(link: string): Promise<string | null> {
  vi.useFakeTimers()
  const { body } = await mount(Calculator, {
    prepare(window) {
      vi.stubGlobal('HTMLInputElement', window.HTMLInputElement)
      Object.assign(window, { setTimeout, clearTimeout })
    },
  })
  const screen = within(body)
  await act(async () => fireEvent.input(screen.getByLabelText('Price'), { target: { value: '90' } }))
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: link }))
    vi.advanceTimersByTime(1_000)
  })
  return screen.getByRole('status').textContent
}

test('A link to more of the same page, pressed before the typing has paused, is followed, and what was typed joins it', async () => {
  expect(await typeAndFollow('More projects')).toBe('?cursor=2&price=90')
})

test('A link to other answers, pressed before the typing has paused, takes the place of what was typed', async () => {
  expect(await typeAndFollow('A price of the table')).toBe('?price=400')
})
