import { QueryClientProvider } from '@tanstack/react-query'
import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { OWN } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import { createQueryClient } from '#platform/staff-kit/ui/query-client.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { ReviewDialog } from './review-dialog.tsx'

function drawNewReview(): HTMLElement {
  const html = htmlOf(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <ReviewDialog open="add" onClose={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  )
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
