import { askAsStaff, type HtmlPage, textOf } from './site.ts'

/** For tests that send public forms as a browser without scripts does. */

/** What a form that came back says, by the name of the question it is read out with. */
export function problemsOf(form: Element): Record<string, string> {
  const problems = [...form.querySelectorAll('.err')].map((error) => {
    const described = form.querySelector(`[aria-describedby~="${error.id}"]`)
    const control = described?.matches('[name]') ? described : described?.querySelector('[name]')
    return [control?.getAttribute('name') ?? 'nothing', error.textContent]
  })
  return Object.fromEntries(problems)
}

/** Where the browser puts the cursor, and scrolls to, when the page has come back: the name of the question. */
export function focusedIn(form: Element): string | null | undefined {
  const [focused, ...others] = form.querySelectorAll('[autofocus]')
  if (others.length > 0) throw new Error('Only one place can have the focus.')
  return (focused?.matches('[name]') ? focused : focused?.querySelector('[name]'))?.getAttribute('name')
}

/** Where a form that was taken leads to. */
const SENT_ADDRESS = /^(\/fr)?\/sent\/[\da-f]{64}$/

/** What stands there: the title, all of it as a text, and each thing by its label. */
export function confirmationOn(page: HtmlPage) {
  if (!SENT_ADDRESS.test(page.path)) throw new Error(`${page.path} confirms nothing.`)
  const panel = page.find('.sent')
  const facts = [...panel.querySelectorAll('dl > div')]
  return {
    title: textOf(panel.querySelector('h1')),
    text: textOf(panel),
    facts: Object.fromEntries(
      facts.map((fact) => [textOf(fact.querySelector('dt')), textOf(fact.querySelector('dd'))]),
    ),
  }
}

interface StoredContact {
  message: string
  suspicion: string | null
  formData: Record<string, unknown>
}

/** What staff would find of it. */
export async function storedContacts(message: string): Promise<StoredContact[]> {
  const all = await askAsStaff<StoredContact[]>('/api/contact-submissions?limit=100')
  return all.filter((submission) => submission.message === message)
}
