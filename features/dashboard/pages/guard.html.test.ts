import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

test('The guard’s page reads «Verifying access...» before any check, and never holds staff data', async () => {
  const visitor = await newVisitor()
  const { body } = await visitor.ask('/admin/dashboard')
  expect(body).toContain('Verifying access...')
  expect(body).not.toContain('Total Properties')
})
