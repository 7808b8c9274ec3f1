import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readRecord, readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import ReviewsPage from './reviews.page.tsx'

let kais: TestApp
let headers: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

test('The list of reviews has title, stars, words, service and place of each, and says which are featured', async () => {
  const whole = { clientTitle: 'Architect', clientTitleFr: 'Architecte', location: 'Thiès', rating: 3 }
  for (const review of [{ clientName: 'Awa Diop', isFeatured: true, ...whole }, { clientName: 'Ibra Fall' }]) {
    const payload = reviewDraft({ reviewText: 'They found us a house.', isVerified: true, ...review })
    const answer = await kais.app.inject({ method: 'POST', url: '/api/reviews', payload, headers })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const path = '/admin/dashboard/reviews'
  const screen = await openStaffScreen(kais, ReviewsPage, { headers, path })
  expect(readRecord(screen, 'Awa Diop')).toMatchObject({
    facts: 'Architect',
    text: 'They found us a house.',
    badges: ['Nest', 'Thiès', 'Featured'],
  })
  expect(readRecord(screen, 'Ibra Fall')).toMatchObject({ facts: '', badges: ['Nest'] })
  const stars = [...screen.querySelectorAll('.record [role=img]')].map((marks) => marks.getAttribute('aria-label'))
  expect(stars.sort()).toEqual(['Rated 3 of 5 stars', 'Rated 5 of 5 stars'])
})

test('A review is added in the dialog «Add Client Review», which a button of the same name opens', async () => {
  const route = '/admin/dashboard/reviews'
  const list = await openStaffScreen(kais, ReviewsPage, { headers, path: route })
  expect(readTexts(list.querySelectorAll('.record-headrow button'))).toContain('Add Client Review')
  expect(list.querySelector('dialog')).toBeNull()
  const opened = await openStaffScreen(kais, ReviewsPage, { headers, route, path: `${route}?add` })
  const dialog = opened.querySelector('dialog')
  const title = opened.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  expect(readText(title)).toBe('Add Client Review')
})
