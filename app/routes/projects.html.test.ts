import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

function projectOf(page: HtmlPage, title: string): HTMLElement {
  const project = page.findAll('article').find((each) => textOf(each.querySelector('h3')) === title)
  if (!project) throw new Error(`No project is called ${title}.`)
  return project
}

describe('Invest', () => {
  test('every project shows its minimum in the chosen currency, and the risk beside the return', async () => {
    const investor = await newVisitor()
    const page = await investor.open('/invest')
    const filao = projectOf(page, 'Résidence Filao, Keur Gorgui')
    expect(textOf(filao.querySelector('.notch'))).toBe('VEFA, June 2028')
    expect(textsOf(filao.querySelectorAll('.price'))).toEqual(['168 000 000 FCFA'])
    const projects = page.findAll('article')
    expect(projects.length).toBeGreaterThan(3)
    for (const project of projects) {
      within(project).getByText('Expected ROI')
      within(project).getByText(/^Targeted, not guaranteed:/)
    }
    page.getByText('8% to 15%')
    page.getByText(/^A target, not a promise\./)

    const inDollars = await investor.send(page, page.find('form.currency'), { currency: 'USD' })
    const price = projectOf(inDollars, 'Résidence Filao, Keur Gorgui').querySelectorAll('.price')
    expect(textsOf(price)).toEqual(['$268,800'])
  })

  test('investing starts with a meeting in a new tab, and no deck is promised that does not exist', async () => {
    const visitor = await newVisitor()
    const page = await visitor.open('/invest')
    const start = page.getByRole('link', { name: /Start Investing/ })
    expect(start.getAttribute('target')).toBe('_blank')
    expect(start.getAttribute('href')).toMatch(/^https?:/)
    const offices = projectOf(page, 'Office floors, Diamniadio')
    const [meeting, contact, ...others] = offices.querySelectorAll('.project__acts a')
    expect(textOf(meeting)).toMatch(/^Book a meeting/)
    expect(meeting?.getAttribute('target')).toBe('_blank')
    expect(textOf(contact)).toMatch(/^Contact us/)
    expect(contact?.getAttribute('href')).toMatch(/^\/contact\?subject=investment&investment=\d+$/)
    expect(textsOf(others).filter((text) => text.includes('deck'))).toEqual([])
    const letter = await visitor.open(String(contact?.getAttribute('href')))
    letter.getByText('About: investing in Office floors, Diamniadio')
  })
})
