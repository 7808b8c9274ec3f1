import { QueryClientProvider } from '@tanstack/react-query'
import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { OWN } from '#features/staff/dialogs/own-choice.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { createQueryClient } from '#features/staff/ui/query-client.ts'
import { ReviewDialog } from './review-dialog.tsx'

const site = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function drawNewReview(): HTMLElement {
  const Screen = () => (
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider labels={staffMessages.en.toast}>
        <ReviewDialog open="add" onClose={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen }])
  const html = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site } }} />)
  return new JSDOM(html).window.document.body
}

test('A review is about one of the five lines of the house, or about another thing in words', () => {
  const select = within(drawNewReview()).getByLabelText<HTMLSelectElement>('Service type')
  const offered = [...select.options].filter(({ disabled }) => !disabled)
  expect(offered.map(({ value, text }) => [value, text])).toEqual([
    ['nest', 'Nest'],
    ['experience', 'Experience'],
    ['mobility', 'Mobility'],
    ['investment', 'Investment'],
    ['media', 'Media'],
    [OWN, 'Other'],
  ])
})
