import type { FETCH_PROBLEMS } from './fetch-problems.ts'

type Sentences = Record<(typeof FETCH_PROBLEMS)[number], string>

const problemsEn: Sentences = {
  'private-address': 'The address leads into a private network. Only what is on the public internet is read.',
  'port-not-allowed': 'The address names an unusual port. Only the ports of the web, 80 and 443, are used.',
  'not-web': 'The address leads on to something that is not on the web.',
  'unknown-host': 'There is no server with this name. The address may be misspelt.',
  unreachable: 'The other server could not be reached, or broke off.',
  certificate: 'The certificate of the other server is not valid.',
  'too-many-redirects': 'The address redirects again and again, more than five times.',
  'too-slow': 'The other server took too long: over 10 seconds to begin, or over 20 in all.',
  'too-large': 'What is there is larger than 5 MB.',
  'badly-packed': 'The other server packs its answer in a way that cannot be unpacked.',
}

const en = {
  problems: problemsEn,
  refused: (status: number) => {
    if (status === 404 || status === 410) return `There is nothing at this address (${status}).`
    if (status === 401 || status === 403) return `The other server does not let us in (${status}).`
    if (status === 429) return 'The other server says that we come too often (429).'
    if (status >= 500) return `The other server has trouble of its own (${status}).`
    return `The other server answered with ${status}.`
  },
}

const problemsFr: Sentences = {
  'private-address': 'L’adresse mène à un réseau privé. Seul ce qui est sur l’internet public est lu.',
  'port-not-allowed': 'L’adresse nomme un port inhabituel. Seuls les ports du web, 80 et 443, sont utilisés.',
  'not-web': 'L’adresse renvoie vers quelque chose qui n’est pas sur le web.',
  'unknown-host': 'Aucun serveur ne porte ce nom. L’adresse est peut-être mal écrite.',
  unreachable: 'Le serveur n’a pas pu être joint, ou la connexion s’est interrompue.',
  certificate: 'Le certificat du serveur n’est pas valable.',
  'too-many-redirects': 'L’adresse renvoie sans cesse ailleurs, plus de cinq fois.',
  'too-slow': 'Le serveur a trop tardé\u00a0: plus de 10\u00a0secondes avant de commencer, ou plus de 20 en tout.',
  'too-large': 'Ce qui s’y trouve dépasse 5\u00a0Mo.',
  'badly-packed': 'Le serveur compresse sa réponse d’une façon qui ne se laisse pas lire.',
}

const fr = {
  problems: problemsFr,
  refused: (status: number) => {
    if (status === 404 || status === 410) return `Il n’y a rien à cette adresse (${status}).`
    if (status === 401 || status === 403) return `Le serveur ne nous laisse pas entrer (${status}).`
    if (status === 429) return 'Le serveur dit que nous venons trop souvent (429).'
    if (status >= 500) return `Le serveur a lui-même un problème (${status}).`
    return `Le serveur a répondu ${status}.`
  },
} satisfies typeof en

/** For whoever reads feeds or calendars of others; each adds a sentence about what it reads. */
export const fetchProblemMessages = { en, fr }

interface Words {
  problems: Readonly<Record<string, string>> & Pick<Sentences, 'unreachable'>
  refused: (status: number) => string
}

/** A key that an older or newer version of the house wrote is read as the most general one. */
export function problemText({ problems, refused }: Words, problem: string): string {
  const status = /^http-(\d+)$/.exec(problem)?.[1]
  if (status) return refused(Number(status))
  return (Object.hasOwn(problems, problem) && problems[problem]) || problems.unreachable
}
