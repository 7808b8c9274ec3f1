import { expect, test } from 'vitest'
import { confirmationOn } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test('What came with the link to the contact form reaches staff; a subject nobody knows is ignored', async () => {
  const unknown = await visitor.open('/contact?subject=%3Cscript%3E')
  expect(unknown.queryByText(/^About:/)).toBeNull()
  expect(unknown.getByLabelText<HTMLSelectElement>('What it is about').value).toBe('')

  const message = `Please look after our flat ${Date.now()}`
  const page = await visitor.open('/contact?subject=property-management')
  const sent = await visitor.send(page, page.find('main form[method=post]'), {
    firstName: 'Ibrahima',
    lastName: 'Ba',
    email: 'ibrahima@example.com',
    message,
  })
  expect(confirmationOn(sent).title).toBe('Message Sent!')
  const all = await askAsStaff<{ message: string }[]>('/api/contact-submissions?limit=100')
  expect(all.filter((submission) => submission.message === message)).toMatchObject([
    { formData: { serviceInterest: 'real-estate', subject: 'property-management' } },
  ])
})
