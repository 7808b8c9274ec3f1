// npm run eval:recommendations [-- --practice] [-- --held-back] [-- --verbose]: stories of visitors, told to the engine and to a plain filter.
// --practice adds those that the reader was mended with.
// --held-back adds the third that nobody looks at while the engine is built, and fails where its targets are missed.
import { LOCALES } from '#common/locale.ts'
import { type Outcome, type Totals, tellEngine, tellFilter, totalOf } from '#tests/recommendations/evaluate.ts'
import { misreadIn } from '#tests/recommendations/phrases.ts'
import { CLASSES, readPhrases, readStories } from '#tests/recommendations/stories.ts'
import { say } from './open.ts'

const isVerbose = process.argv.includes('--verbose')
const WORST_SHOWN = 20

const share = (part: number) => part.toFixed(3)
const ROWS: readonly [string, (totals: Totals) => string | number][] = [
  ['stories', ({ stories }) => stories],
  ['nDCG@5', ({ ndcg }) => share(ndcg)],
  ['precision@5', ({ precision }) => share(precision)],
  ['silent breaks', ({ silent }) => silent],
  ['unsaid', ({ unsaid }) => unsaid],
  ['empty', ({ empty }) => empty],
  ['homes shown', ({ shown }) => shown],
]
/** A plain filter says nothing and gives no score. */
const SAID_ROWS: typeof ROWS = [
  ['homes at 100 %', ({ whole }) => whole],
  ['false statements', ({ falseStatements }) => falseStatements],
  ['misleading chips', ({ chips }) => chips],
]

const line = (name: string, ...cells: readonly (string | number)[]) =>
  say(`${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(13)).join('')}`)

function sayOutcome({
  story,
  ndcg,
  precision,
  shown,
  understood,
  silent,
  unsaid,
  falseStatements,
  chips,
}: Outcome): void {
  say(`\n${story.id}: nDCG ${ndcg.toFixed(2)}, precision ${precision.toFixed(2)}\n  ${story.text.replace(/\s+/g, ' ')}`)
  const parts = { form: [JSON.stringify(story.form)], understood, shown, grades: [JSON.stringify(story.grades)] }
  const faults = { silent, unsaid, false: falseStatements, chips }
  for (const [name, texts] of Object.entries({ ...parts, ...faults })) {
    if (texts.length > 0) say(`  ${name}: ${texts.join(' | ')}`)
  }
}

const badness = ({ ndcg, precision, silent, falseStatements }: Outcome) =>
  2 - ndcg - precision + silent.length + falseStatements.length

function evaluate(which: Parameters<typeof readStories>[0]): Totals {
  const stories = readStories(which)
  const outcomes = stories.map(tellEngine)
  line('class', 'language', 'stories', 'nDCG@5', 'precision@5')
  for (const name of CLASSES) {
    for (const locale of LOCALES) {
      const own = totalOf(outcomes.filter(({ story }) => story.class === name && story.locale === locale))
      line(name, locale, own.stories, share(own.ndcg), share(own.precision))
    }
  }
  const [engine, filter] = [totalOf(outcomes), totalOf(stories.map(tellFilter))]
  say('')
  line('', 'engine', 'plain filter')
  for (const [name, value] of ROWS) line(name, value(engine), value(filter))
  for (const [name, value] of SAID_ROWS) line(name, value(engine), '-')
  if (isVerbose)
    outcomes
      .sort((one, other) => badness(other) - badness(one))
      .slice(0, WORST_SHOWN)
      .forEach(sayOutcome)
  return engine
}

function countUnderstood(name: string, which: Parameters<typeof readPhrases>[0]): number {
  const phrases = readPhrases(which)
  const misread = phrases
    .map((phrase) => ({ phrase, faults: misreadIn(phrase) }))
    .filter(({ faults }) => faults.length > 0)
  const understood = phrases.length - misread.length
  say(`${name}: ${understood} of ${phrases.length} understood`)
  if (isVerbose) for (const { phrase, faults } of misread) say(`  ${phrase.phrase}\n    ${faults.join('; ')}`)
  return understood / phrases.length
}

evaluate('stories')
say('')
countUnderstood('phrases', 'phrases')

if (process.argv.includes('--practice')) {
  say('\nPractice')
  evaluate('practice')
  say('')
  countUnderstood('phrases', 'practice-phrases')
}

if (process.argv.includes('--held-back')) {
  say('\nHeld back')
  const { ndcg, precision, silent, falseStatements, empty } = evaluate('held-back')
  say('')
  const understood = countUnderstood('probe list', 'held-back-phrases')
  const targets: readonly [string, boolean][] = [
    ['nDCG@5 of 0.90', ndcg >= 0.9],
    ['precision@5 of 0.85', precision >= 0.85],
    ['no silent break', silent === 0],
    ['no false statement', falseStatements === 0],
    ['nobody empty-handed', empty === 0],
    ['90 % of the phrases understood', understood >= 0.9],
  ]
  for (const [name, isMet] of targets) say(`${isMet ? 'met   ' : 'missed'} ${name}`)
  if (targets.some(([, isMet]) => !isMet)) process.exitCode = 1
}
