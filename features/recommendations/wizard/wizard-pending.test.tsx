import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { Wizard } from './wizard.tsx'

const Screen = () => (
  <ToastProvider>
    <Wizard opening={null} picture={null} />
  </ToastProvider>
)

test('While the homes are compared the button is busy and says so, and both end with the answer', async () => {
  let answer = (_: Response) => {}
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/property-recommendations' ? held : Response.json(null, { status: 404 }),
  )
  const document = await mount(Screen, { at: '/ai-recommendations?max=200000000&type=villa#goals' })
  const shown = () => {
    const button = document.querySelector('.wiz__send')
    const said = document.querySelector('.wiz__acts + [role=status]')
    return [button?.textContent, button?.getAttribute('aria-busy'), said?.textContent]
  }
  expect(shown()).toEqual(['Generate My Recommendations', 'false', ''])

  await act(async () => document.querySelector<HTMLElement>('.wiz__send')?.click())
  expect(shown()).toEqual(['Analysing…', 'true', 'Comparing your answers with the homes on our list…'])

  await act(async () => answer(Response.json({ message: 'Not now.' }, { status: 503 })))
  expect(shown()).toEqual(['Generate My Recommendations', 'false', ''])
})
