import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { hydrated } from './test.ts'

export const WORDS = {
  en: {
    path: '/design-studio',
    firstName: 'First name',
    lastName: 'Last name',
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget in euros',
    message: 'Your message',
    submit: 'Request a consultation',
    sent: 'Consultation Booked!',
    error: 'Failed to submit consultation request. Please try again.',
    kept: 'We kept what you wrote here.',
    startAfresh: 'Start afresh',
    offline: /^You are offline: what you write is kept here/,
    waiting: 'Waiting for the network',
    takeBack: 'Take it back and go on writing',
    barWaiting: /^Your message is waiting for the network/,
    barSent: 'Your message was sent.',
    open: 'Open the form',
  },
  fr: {
    path: '/fr/design-studio',
    firstName: 'Prénom',
    lastName: 'Nom',
    projectType: 'Type de projet',
    timeline: 'Délai',
    budget: 'Budget en euros',
    message: 'Votre message',
    submit: 'Demander une consultation',
    sent: 'Demande de consultation envoyée\u202f!',
    error: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
    startAfresh: 'Repartir de zéro',
    offline: /^Sans réseau, ce que vous écrivez reste ici/,
    waiting: 'En attente du réseau',
    takeBack: 'Le reprendre et continuer à écrire',
    barWaiting: /^Votre message attend le réseau/,
    barSent: 'Votre message est parti.',
    open: 'Ouvrir le formulaire',
  },
} as const
export type Words = (typeof WORDS)[keyof typeof WORDS]

export const form = (page: Page) => page.locator('#consultation form')
export const messageIn = (page: Page, words: Words) => form(page).getByLabel(words.message)
export const submit = (page: Page, words: Words) => form(page).getByRole('button', { name: words.submit })

export async function open(page: Page, words: Words) {
  await page.goto(words.path)
  await hydrated(page)
}

export async function fillIn(page: Page, words: Words, message: string) {
  const fields = form(page)
  await fields.getByLabel(words.firstName, { exact: true }).fill('Ndèye')
  await fields.getByLabel(words.lastName, { exact: true }).fill('Sarr')
  await fields.getByLabel('E-mail').fill('ndeye@example.com')
  await fields.getByLabel(words.projectType).selectOption('new-construction')
  await fields.getByLabel(words.timeline).selectOption('medium')
  await fields.getByLabel(words.budget).selectOption('30000-50000')
  await fields.getByLabel(words.message).fill(message)
}

export interface Stored {
  message: string
}

/** What staff would find, asked as staff, without leaving a session in the visitor's browser. */
export async function stored(page: Page, message: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: Stored[] = await (await page.request.get('/api/contact-submissions?limit=100')).json()
  return all.filter((submission) => submission.message === message)
}

export const draftOf = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `kais-draft:${name}`)
