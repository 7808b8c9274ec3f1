const en = {
  close: 'Close',
  found: (n: number) => (n === 1 ? '1 result' : `${n} results`),
  nothing: 'Nothing found. Try fewer letters.',
  looking: 'Looking…',
  tryAgain: 'Try again',
  keys: { choose: 'choose', open: 'open', newTab: 'in a new tab', leave: 'close' },
  enter: 'Enter',
  ctrlEnter: 'Ctrl+Enter',
  leave: 'Esc',
}

const fr = {
  close: 'Fermer',
  found: (n) => (n < 2 ? `${n} résultat` : `${n} résultats`),
  nothing: 'Aucun résultat. Essayez avec moins de lettres.',
  looking: 'Recherche…',
  tryAgain: 'Réessayer',
  keys: { choose: 'choisir', open: 'ouvrir', newTab: 'dans un nouvel onglet', leave: 'fermer' },
  enter: 'Entrée',
  ctrlEnter: 'Ctrl+Entrée',
  leave: 'Échap',
} satisfies typeof en

export const paletteMessages = { en, fr }
