import { expect, test } from 'vitest'
import type { Testimonial } from '#features/company/review.public.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { Testimonials } from './testimonials.tsx'

test('While clients’ words are on their way, six shapes stand in their place and one sentence says so', () => {
  const html = htmlOf(<Testimonials reviews={new Promise<Testimonial[]>(() => {})} />)
  expect(html.match(/class="skel"/g)).toHaveLength(6)
  expect(html).toContain('Loading what clients say')
})
