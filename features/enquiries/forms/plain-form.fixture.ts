/** By the name of its field, what a public form says is wrong with it. */
export function problemsOf(form: Element): Record<string, string> {
  const problems = [...form.querySelectorAll('.err')].map(({ textContent, parentElement }) => [
    parentElement?.querySelector('[name]')?.getAttribute('name'),
    textContent,
  ])
  return Object.fromEntries(problems)
}

/** The field where a browser puts the cursor on the page that comes back. */
export function focusedIn(form: Element): string | null | undefined {
  return form.querySelector('[autofocus]')?.getAttribute('name')
}
