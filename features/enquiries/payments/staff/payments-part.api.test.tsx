import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { paymentRequests } from '../payment.table.server.ts'
import { makeStay, paymentRoom, today } from '../payment-room.fixture.ts'
import type { PaidStay } from './ask-payment-form.tsx'
import { PaymentList } from './payment-list.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { UnclearPayments } from './unclear-payments.tsx'

const room = paymentRoom()
// The house under test calls Stripe from the same process as the screen calls the house.
const { fetch } = globalThis
const AT = '/admin/dashboard/money'
const LIST = '/admin/dashboard/payments'

async function open(stayId: number): Promise<StaffScreen> {
  const stay = (
    await room.kais.app.inject({ url: `/api/admin/stays/${stayId}`, headers: room.headers })
  ).json<PaidStay>()
  const Money = () => (
    <>
      <UnclearPayments />
      <PaymentsPart stay={stay} />
    </>
  )
  return openAtWork(room.kais, {
    headers: room.headers,
    pages: { 'dashboard/money': Money },
    at: AT,
    line: (url, init) => (url.startsWith(room.stripe.url) ? fetch(url, init) : null),
  })
}

const textOf = ({ document }: StaffScreen) =>
  readText(document.querySelector('main')).replaceAll(/[\u00a0\u202f]/g, ' ')
const field = ({ document }: StaffScreen, name: string) => {
  const found = document.querySelector<HTMLElement>(`dialog[open] [name="${name}"]`)
  const element = found ?? document.querySelector<HTMLElement>(`[name="${name}"]`)
  if (!element) throw new Error(`There is no field ${name}`)
  return element
}

test('Staff ask for a deposit by a link, see it paid, and write down what they sent back', async () => {
  const stayId = await makeStay(room.kais)
  const screen = await open(stayId)
  const { press, fill, until, getByLabelText, dialog } = screen
  await until(() => expect(textOf(screen)).toContain('Nothing has been asked for yet.'))
  await press('Ask for a payment')
  await fill(field(screen, 'purpose'), 'deposit')
  await fill(field(screen, 'amount'), '150 000')
  await press('Ask for it')
  await until(() => expect(textOf(screen)).toContain('Please write a day such as'))
  await fill(getByLabelText(/To be paid by/), `${addDays(today, 5).split('-').reverse().join('/')}`)
  await press('Ask for it')
  await until(() => expect(textOf(screen)).toContain('The guest can pay by the link.'))
  expect(textOf(screen)).toMatch(/0 FCFA paid of 150 000 FCFA/)

  await room.tell(room.stripe.pay(room.stripe.newest.id))
  await screen.go('/admin/dashboard/elsewhere')
  await screen.go(AT)
  await until(() => expect(textOf(screen)).toMatch(/Deposit ?Paid/))
  await press(/^Mark as refunded/)
  await fill(field(screen, 'amount'), '200000')
  await press('It is refunded', dialog)
  await until(() => expect(readText(dialog())).toContain('This is more than was paid.'))
  await fill(field(screen, 'amount'), '50000')
  await press('It is refunded', dialog)
  await until(() => expect(textOf(screen)).toMatch(/Of that paid ?100 000 FCFA/))
})

test('What cannot be placed is shown until somebody has looked, and who comes second is told', async () => {
  const { stayId, id, session } = await room.asked()
  const screen = await open(stayId)
  const { press, until, dialog } = screen
  await until(() => screen.find(/^Mark as paid/))
  expect((await room.post(`/api/admin/payments/${id}/cancel`)).statusCode).toBe(204)
  await room.tell(
    room.stripe.event('checkout.session.completed', room.stripe.session(session.id), { payment_status: 'paid' }),
  )
  await press(/^Mark as paid/)
  await press('It is paid', dialog)
  await until(() => expect(screen.notice()?.isFailure).toBe(true))
  await until(() => expect(textOf(screen)).toContain('It had been cancelled here before it was paid.'))
  expect(textOf(screen)).toMatch(/Deposit ?Cancelled/)
})

test('The list of the house tells what is late and what has no stay any more, and leads to the others', async () => {
  const late = await room.asked({ provider: 'manual' })
  await room.kais.db
    .update(paymentRequests)
    .set({ due: addDays(today, -1) })
    .where(eq(paymentRequests.id, late.id))
  const gone = await room.asked({ provider: 'manual', amount: '99000' })
  await room.kais.db.delete(stays).where(eq(stays.id, gone.stayId))
  const screen = await openAtWork(room.kais, {
    headers: room.headers,
    pages: { 'dashboard/payments': PaymentList },
    at: LIST,
  })
  await screen.until(() => expect(textOf(screen)).toMatch(/99 000 FCFA ?No stay any more/))
  await screen.go(`${LIST}?state=overdue`)
  await screen.until(() => expect(textOf(screen)).not.toContain('No stay any more'))
  expect(textOf(screen)).toMatch(/150 000 FCFA ?Villa Teranga.*Due ?Overdue/)
  expect(screen.find(/Villa Teranga/).getAttribute('href')).toBe(`/admin/dashboard/stays/${late.stayId}`)
})
