import { demoInvestments } from '../../demo/investments.ts'
import { both, francs, french, ledger, list } from './paper.mjs'

/** The project as the site shows it, so that paper and page cannot disagree. */
export function projectCalled(title) {
  const project = demoInvestments.find((each) => each.title === title)
  if (!project) throw new Error(`No demo project is called ${title}.`)
  return { ...project, price: Number(project.minInvestment) }
}

/** 2026-10-28 → 28.10.2026, read alike in both languages. */
const day = (date) => date.split('-').reverse().join('.')

export const progressFact = ({ progress, progressDate }) => [
  `${progress}\u00a0%`,
  `du chantier, au ${day(progressDate)}`,
  `of the works, on ${day(progressDate)}`,
]

/** The schedule is the project's own: no law sets one. */
export const schedule = ({ stagePayments, price }) =>
  `<div>${ledger([
    ...stagePayments.map(({ title, titleFr, percent, dueDate }) => [
      `${titleFr}, ${day(dueDate)}`,
      title,
      `${percent}\u00a0% · ${francs((price * percent) / 100)}`,
    ]),
    ['Prix', 'Price', francs(price), true],
  ])}<p lang="fr" style="font-size:8.6pt;margin-top:2.5mm">${french('Échéancier propre au projet : aucun texte sénégalais trouvé ne fixe de paliers.')}</p><p lang="en" style="font-size:8.6pt;color:#49524c">The project’s own schedule: no Senegalese text was found that sets stages.</p></div>`

export const QUESTIONS = both(
  `<h3>À demander par écrit</h3>${list(['Le titre du terrain, et à quel nom.', 'La date de l’état des droits réels.', 'Le nom du notaire ; le vôtre à côté.', 'La garantie d’achèvement : qui, combien, jusqu’à quand.', 'La pénalité par jour de retard.', 'Qui atteste qu’un stade est atteint.'])}`,
  `<h3>To ask in writing</h3>${list(['The title of the land, and in whose name.', 'The date of the état des droits réels.', 'The notary’s name; your own beside.', 'The completion guarantee: who, how much, until when.', 'The penalty for each day of delay.', 'Who certifies that a stage is reached.'])}`,
)
