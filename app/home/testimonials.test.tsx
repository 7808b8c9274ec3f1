import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PublicReview } from '#features/company/review.public.ts'
import type { Site } from '../site.ts'
import { Testimonials } from './testimonials.tsx'

const site = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function render(reviews: Promise<PublicReview[]>): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <Testimonials reviews={reviews} /> }])
  return renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site } }} />)
}

test('While clients’ words are on their way, six shapes stand in their place and one sentence says so', () => {
  const html = render(new Promise(() => {}))
  expect(html.match(/class="skel"/g)).toHaveLength(6)
  expect(html).toContain('Loading what clients say')
})
