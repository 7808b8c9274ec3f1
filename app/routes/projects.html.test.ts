import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

function projectOf(page: HtmlPage, title: string): HTMLElement {
  const project = page.findAll('article').find((each) => textOf(each.querySelector('h3')) === title)
  if (!project) throw new Error(`No project is called ${title}.`)
  return project
}

describe('Invest', () => {
  test('every project shows its minimum in the chosen currency, and a mark at the return leads to the risk, said once', async () => {
    const investor = await newVisitor()
    const page = await investor.open('/invest')
    const filao = projectOf(page, 'Résidence Filao, Keur Gorgui')
    expect(textOf(filao.querySelector('.notch'))).toBe('VEFA, June 2028')
    expect(textsOf(filao.querySelectorAll('.price'))).toEqual(['168 000 000 FCFA'])
    const projects = page.findAll('article')
    expect(projects.length).toBeGreaterThan(3)
    for (const project of projects) {
      within(project).getByText('Expected ROI')
      expect(project.querySelectorAll('.roi dd > a[href="#risk"]')).toHaveLength(1)
    }
    const target = page.getByText('8% to 15%')
    expect(within(target).getByRole('link', { name: 'Not guaranteed: read the risk' }).getAttribute('href')).toBe(
      '#risk',
    )
    expect(textOf(page.getByText(/^Current projects: 4% to 12%$/))).toBe('Current projects: 4% to 12%*')
    expect(textOf(page.find('#risk'))).toMatch(/^\* A target, not a promise\..*or lose part of your money\.$/)
    expect(page.html.match(/lose part of your money/g)).toHaveLength(1)

    const inDollars = await investor.send(page, page.find('form.currency'), { currency: 'USD' })
    const price = projectOf(inDollars, 'Résidence Filao, Keur Gorgui').querySelectorAll('.price')
    expect(textsOf(price)).toEqual(['$268,800'])
  })

  test('what is sold out stands apart after the open ones, and leads to the next instead of a meeting', async () => {
    const page = await (await newVisitor()).open('/fr/invest')
    const group = page.getByRole('region', { name: 'Projets complets' })
    const yoff = projectOf(page, 'Douze appartements à louer, Yoff')
    expect(group.contains(yoff)).toBe(true)
    expect(group.querySelectorAll('article')).toHaveLength(1)
    const projects = page.findAll('#projects article')
    expect(projects.at(-1)).toBe(yoff)
    expect(textOf(page.find('#projects .live'))).toBe(`${projects.length - 1} projets ouverts`)
    const [first] = yoff.querySelectorAll('.project__acts a')
    expect(textOf(first)).toMatch(/^Être prévenu du prochain projet/)
    expect(first?.getAttribute('href')).toMatch(/^\/fr\/invest\/\d+#enquiry$/)
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
    expect(meeting?.getAttribute('href')).toMatch(/^\/invest\/\d+\/viewing$/)
    expect(textOf(contact)).toMatch(/^Contact us/)
    expect(contact?.getAttribute('href')).toMatch(/^\/contact\?subject=investment&investment=\d+$/)
    expect(textsOf(others).filter((text) => text.includes('deck'))).toEqual([])
    const letter = await visitor.open(String(contact?.getAttribute('href')))
    letter.getByText('About: investing in Office floors, Diamniadio')
  })
})
