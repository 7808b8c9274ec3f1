import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffTemplate } from './template.public.ts'
import type { TemplateDraft } from './template.schema.ts'

let kais: TestApp
let editor: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'template-editor', 'editor')
})
afterAll(() => kais.close())

const URL = '/api/admin/templates'

const draft = (changes: Partial<TemplateDraft> = {}): TemplateDraft => ({
  type: 'email',
  name: 'First answer',
  subject: 'About {{subject}}',
  subjectFr: 'Au sujet de {{subject}}',
  body: 'Dear {{firstName}},\n\nThank you.',
  bodyFr: 'Bonjour {{firstName}},\n\nMerci.',
  ...changes,
})

const post = (payload: object, headers = editor) => kais.app.inject({ method: 'POST', url: URL, headers, payload })

describe('Templates', () => {
  test('are written, found by type and by words, changed, deleted and brought back', async () => {
    const made = (await post(draft({ name: 'Viewing of a home' }))).json<StaffTemplate>()
    expect(made).toMatchObject({ type: 'email', name: 'Viewing of a home' })
    await post(
      draft({ type: 'social', name: 'New home', subject: null, subjectFr: null, body: 'New: {{siteUrl}}', bodyFr: '' }),
    )
    const found = await kais.app.inject({ url: `${URL}?type=email&search=viewing`, headers: editor })
    expect(found.json<StaffTemplate[]>().map(({ id }) => id)).toEqual([made.id])

    const put = (version: string) =>
      kais.app.inject({
        method: 'PUT',
        url: `${URL}/${made.id}`,
        headers: { ...editor, 'if-match': `"${version}"` },
        payload: draft({ name: 'A viewing' }),
      })
    expect((await put(made.updatedAt)).json()).toMatchObject({ name: 'A viewing' })
    expect((await put(made.updatedAt)).statusCode).toBe(412)

    const remove = () => kais.app.inject({ method: 'DELETE', url: `${URL}/${made.id}`, headers: editor })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    const restored = await kais.app.inject({
      method: 'POST',
      url: `/api/admin/deleted/template/${made.id}/restore`,
      headers: editor,
    })
    expect(restored.statusCode).toBe(204)
    const back = await kais.app.inject({ url: `${URL}/${made.id}`, headers: editor })
    expect(back.json()).toMatchObject({ name: 'A viewing', subjectFr: 'Au sujet de {{subject}}' })
  })

  test('that name a place nothing can fill are refused at the text that names it', async () => {
    const answer = await post(draft({ body: 'Dear {{frstName}}', subjectFr: '{{Subject}}' }))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(['body', 'subjectFr'])
    expect((await post(draft({ type: 'article', subject: null, body: 'Dear {{firstName}}' }))).statusCode).toBe(400)
  })

  test('of an e-mail have a subject, and all have a name and a text', async () => {
    expect((await post(draft({ subject: ' ' }))).json()).toMatchObject({ fields: { subject: expect.any(String) } })
    const empty = (await post({ type: 'social', name: '', body: '   ' })).json<{ fields: object }>()
    expect(Object.keys(empty.fields).sort()).toEqual(['body', 'name'])
  })

  test('are for those who write: editors and agents, nobody else', async () => {
    const agent = await signInAs(kais, 'template-agent', 'agent')
    expect((await kais.app.inject({ url: URL, headers: agent })).statusCode).toBe(200)
    expect((await kais.app.inject({ url: URL })).statusCode).toBe(401)
  })
})
