import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { FormEnd } from './form-end.tsx'
import { DraftNote } from './public-form.tsx'

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
    const note = htmlOf(<DraftNote startAfresh={nothing} />, { locale })
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
    const end = htmlOf(<FormEnd {...state} isWaiting />, { locale })
    expect(end).toContain(`<b>${waiting}</b>`)
    expect(end).toContain(`>${takeBack}</button>`)
    expect(htmlOf(<FormEnd {...state} isWaiting={false} />, { locale })).not.toContain(waiting)
  },
)
