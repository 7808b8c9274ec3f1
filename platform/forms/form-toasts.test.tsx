import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ContactForm } from '#features/enquiries/contact/contact-form.tsx'
import { mount } from '#ui/mounted.fixture.tsx'
import { ToastProvider } from '#ui/toast.tsx'

const Screen = () => (
  <ToastProvider>
    <ContactForm listing={null} subject={null} />
  </ToastProvider>
)

/** What a form asks a browser for besides. */
const OF_A_FORM = ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'Element', 'location'] as const

const ANSWERS = {
  firstName: 'Aïssatou',
  lastName: 'Diop',
  email: 'aissatou@example.com',
  serviceInterest: 'real-estate',
  message: 'Is the villa still open?',
}

test('A form that cannot be sent keeps what was typed under a red notice titled «Error»; sent, the page thanks and the notice is gone', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const line = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', line)
  const document = await mount(Screen, {
    at: '/contact',
    prepare(window) {
      for (const name of OF_A_FORM) vi.stubGlobal(name, window[name])
    },
  })
  const fields = Object.keys(ANSWERS).map((name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`))
  const typed = () => fields.map((field) => field?.value)
  for (const [place, value] of Object.values(ANSWERS).entries()) if (fields[place]) fields[place].value = value

  const press = () => act(async () => document.querySelector<HTMLElement>('form button[type=submit]')?.click())
  const notices = () =>
    [...document.querySelectorAll('.toast')].map((toast) => ({
      look: toast.className,
      title: toast.querySelector('b')?.textContent,
      text: toast.querySelector('p')?.textContent,
    }))
  const failed = {
    look: 'toast toast--danger',
    title: 'Error',
    text: 'Failed to send message. Please try again.',
  }
  await press()
  expect(notices()).toEqual([failed])
  expect(line).toHaveBeenCalledTimes(1)
  line.mockResolvedValueOnce(Response.json({ message: 'The house is full.' }, { status: 503 }))
  await press()
  expect(notices()).toEqual([failed])
  expect(typed()).toEqual(Object.values(ANSWERS))

  // While it is under way again, nothing says that it failed.
  let answer = (_: Response) => {}
  line.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await press()
  expect(notices()).toEqual([])
  await act(async () => answer(new Response(null, { status: 201 })))
  expect(notices()).toEqual([])
  expect(document.querySelector('.sent')?.textContent).toMatch(
    /^Message Sent!Thank you\. It is with us, and we will write back to the address you gave\./,
  )
  expect(typed()).toEqual(['', '', '', '', ''])
  expect(line).toHaveBeenCalledTimes(3)
})
