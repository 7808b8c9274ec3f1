import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { ContactBadge } from './contact-badge.tsx'

const site = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function render(status: StaffContact['status']): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <ContactBadge status={status} /> }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site } }} />)
}

test('Of all contacts the new ones stand out', () => {
  const STATUSES = ['new', 'in-progress', 'done', 'archived'] as const
  const standOut = STATUSES.filter((status) => render(status).includes('badge--warn'))
  expect(standOut).toEqual(['new'])
})
