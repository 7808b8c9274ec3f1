import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'
import { BUILD_HEADER } from './other-build.ts'
import { openParcel, PARCEL_TYPE } from './page-parcel.ts'

const visitor = await newVisitor()

test('A page and the data of the next page name the build that made them', async () => {
  const page = await visitor.open('/kais-nest')
  const { parcel } = openParcel(page.find(`script[type="${PARCEL_TYPE}"]`).textContent ?? '')
  expect(parcel.build).toMatch(/^[0-9a-f]{6,}$/)
  const first = await visitor.ask('/kais-invest.data')
  expect(first.headers[BUILD_HEADER]).toBe(parcel.build)
})

test('The worker that keeps pages names the same build: another build is another name', async () => {
  const page = await visitor.open('/')
  const { parcel } = openParcel(page.find(`script[type="${PARCEL_TYPE}"]`).textContent ?? '')
  const worker = (await visitor.ask('/service-worker.js')).body
  expect(worker.includes(`kais-files:${parcel.build}`)).toBe(true)
})
