import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import type { Locale } from '#common/locale.ts'
import { DraftNote } from './draft-note.tsx'
import { FormEnd } from './form-end.tsx'

const site = { currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function render(locale: Locale, part: ReactNode): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { ...site, locale } } }} />,
  )
}

const nothing = () => {}

/** What only a browser comes to show, and in one language there: the other one is read here. */
test.for([
  ['en', 'We kept what you wrote here.', 'Start afresh', 'Waiting for the network', 'Take it back and go on writing'],
  [
    'fr',
    'Nous avons gardé ce que vous aviez écrit ici.',
    'Repartir de zéro',
    'En attente du réseau',
    'Le reprendre et continuer à écrire',
  ],
] as const)(
  'In %s a form says that it kept a draft, and that it waits for the network',
  ([locale, kept, startAfresh, waiting, takeBack]) => {
    const note = render(locale, <DraftNote startAfresh={nothing} />)
    expect(note).toContain(kept)
    expect(note).toContain(`>${startAfresh}</button>`)
    const state = {
      submit: '',
      submitting: '',
      isSending: false,
      takeBack: nothing,
      isProblemNew: false,
      sent: undefined,
    }
    const end = render(locale, <FormEnd {...state} isWaiting />)
    expect(end).toContain(`<b>${waiting}</b>`)
    expect(end).toContain(`>${takeBack}</button>`)
    expect(render(locale, <FormEnd {...state} isWaiting={false} />)).not.toContain(waiting)
  },
)
