import { expect, test, vi } from 'vitest'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'

const room = mailRoom()

test('A letter says what cancelling would cost while there is something to cancel, and not of a stay that is off', async () => {
  const email = someone()
  const { id } = (await requestStay(room.kais, stayDraft(await makeStayHome(room.kais), { email }))).json()
  const server = await room.startServer()
  room.sendThrough(server)
  const headers = await signInAs(room.kais, 'awa', 'agent')
  const decide = (payload: object) =>
    room.kais.app.inject({ method: 'PATCH', url: `/api/admin/stays/${id}`, headers, payload })
  const letter = (subject: string) =>
    vi.waitFor(() => {
      const arrived = server.arrived.find(({ to, mail }) => to.includes(email) && mail.subject === subject)
      if (!arrived) throw new Error('It has not arrived.')
      return arrived.mail.text
    }, WITHIN)
  expect(await letter('We have your request for a stay')).toContain('If you cancel a confirmed stay')
  await decide({ act: 'accept' })
  expect(await letter('Your stay is confirmed')).toContain('After that: the whole total is due.')
  await decide({ act: 'cancel', reason: 'The roof is being mended.' })
  const off = await letter('Your stay is cancelled')
  expect(off).toContain('Nothing is due')
  expect(off).not.toMatch(/If you cancel|whole total/)
})
