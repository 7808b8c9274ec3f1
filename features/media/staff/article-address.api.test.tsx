import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleDraft, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import ArticleEditorPage from './article-editor.page.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

describe('An address', () => {
  test('that another article has is refused at its field and nothing is lost; one that changes leads on', async () => {
    const headers = await signInAs(kais, 'awa', 'editor')
    const write = async (slug: string) => {
      const payload = articleDraft({ title: slug, slug })
      return (await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers, payload })).json()
    }
    await write('taken')
    const { id } = await write('moving')
    const screen = await openAtWork(kais, {
      headers,
      pages: { 'dashboard/articles/:id': ArticleEditorPage, 'dashboard/articles': () => <h2>Articles</h2> },
      at: `/admin/dashboard/articles/${id}`,
    })
    const { press, until, fill, getByLabelText, getByText, getAllByText, document } = screen
    const address = (await until(() => getByLabelText('Address'))) as HTMLInputElement
    const text = getByLabelText('Text in English') as HTMLTextAreaElement
    await fill(getByLabelText(/^Title in English/), 'Moved')
    // Visitors know its address, so a new title alone does not change it.
    expect(address.value).toBe('moving')
    await fill(text, 'Everything that was typed here is still here.')
    await fill(address, 'taken')
    await press('Save changes')
    await until(() => getAllByText('Another article already has this address. Please choose another one.'))
    await until(() => expect(document.activeElement).toBe(address))
    expect(address.getAttribute('aria-invalid')).toBe('true')
    expect(text.value).toBe('Everything that was typed here is still here.')

    await fill(address, 'moved')
    getByText('Links to /kais-media/articles/moving will lead to the new address.')
    await press('Save changes')
    await until(() => expect(screen.notice()?.title).toBe('The article is on the site'))
    const found = (await kais.app.inject('/api/articles/moving')).json()
    expect([found.slug, found.content]).toEqual(['moved', 'Everything that was typed here is still here.'])
  })
})

test('A picture in the text asks what it shows, in the language of that text, and has the words afterwards', async () => {
  const headers = await signInAs(kais, 'binta', 'editor')
  const screen = await openAtWork(kais, {
    headers,
    pages: { 'dashboard/articles/new': ArticleEditorPage },
    at: '/admin/dashboard/articles/new',
  })
  const { until, fill, press, getByLabelText, queryByLabelText, document } = screen
  const picture = `/pictures/${'0'.repeat(32)}.webp`
  const english = (await until(() => getByLabelText('Text in English'))) as HTMLTextAreaElement
  const french = getByLabelText(/^Text in French/) as HTMLTextAreaElement
  await fill(english, `![](${picture})`)
  await fill(french, `![](${picture})`)
  const inFrench = await until(() => getByLabelText(/^What does this picture show\? In French/))
  await fill(inFrench, 'Une cour')
  await press('Describe it', () => inFrench.closest('li') as HTMLElement)
  await until(() => expect(french.value).toBe(`![Une cour](${picture})`))
  await until(() => expect(document.activeElement).toBe(french))
  expect(queryByLabelText(/In French, for those/)).toBeNull()
  // Typed and left, it is meant as well.
  const inEnglish = getByLabelText(/^What does this picture show\? In English/)
  await fill(inEnglish, 'A yard')
  inEnglish.blur()
  await until(() => expect(english.value).toBe(`![A yard](${picture})`))
})
