// npm run eval:recommendations [-- --verbose]: the stories of visitors, told to the engine and to a plain filter.
import { evaluateBaseline, evaluateEngine } from '#tests/recommendations/evaluate.ts'
import type { Verdict } from '#tests/recommendations/judge.ts'
import { type Measures, measure } from '#tests/recommendations/measure.ts'
import { say } from './open.ts'

const WORST_SHOWN = 10
const isVerbose = process.argv.includes('--verbose')

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const ROWS: readonly [string, (measures: Measures) => string | number][] = [
  ['stories', ({ stories }) => stories],
  ['homes shown', ({ homesShown }) => homesShown],
  ['precision', ({ precision }) => percent(precision)],
  ['recall of good homes', ({ recall }) => percent(recall)],
  ['diversity', ({ diversity }) => percent(diversity)],
  ['limits passed and told', ({ limitsPassedAndTold }) => limitsPassedAndTold],
  ['limits broken silently', ({ limitsBroken }) => limitsBroken],
  ['refusals broken', ({ refusalsBroken }) => refusalsBroken],
  ['empty though homes fit', ({ emptyForNothing }) => emptyForNothing],
  ['false statements', ({ falseStatements }) => falseStatements],
]

function faultsOf({ wrong, missedGood, refusalsBroken, falseStatements, unmet, isEmptyForNothing }: Verdict): string[] {
  return [
    ...(isEmptyForNothing ? ['nothing is shown'] : []),
    ...refusalsBroken.map(({ key, why }) => `refused: ${key} (${why})`),
    ...falseStatements.map((fault) => `false: ${fault}`),
    ...wrong.map(({ key, why }) => `wrong: ${key} (${why})`),
    ...unmet.map((fault) => `expected: ${fault}`),
    ...(missedGood.length > 0 ? [`not shown: ${missedGood.join(', ')}`] : []),
  ]
}

function badness({ wrong, refusalsBroken, falseStatements, unmet, isEmptyForNothing }: Verdict): number {
  return 10 * (refusalsBroken.length + falseStatements.length + Number(isEmptyForNothing)) + wrong.length + unmet.length
}

const verdicts = evaluateEngine()
const engine = measure(verdicts)
const baseline = measure(evaluateBaseline())

say(`${''.padEnd(26)}${'engine'.padStart(10)}${'baseline'.padStart(10)}`)
for (const [name, value] of ROWS) {
  say(`${name.padEnd(26)}${String(value(engine)).padStart(10)}${String(value(baseline)).padStart(10)}`)
}
say(`${'expectations not met'.padEnd(26)}${String(engine.unmet).padStart(10)}${'-'.padStart(10)}`)

const worst = verdicts
  .filter((verdict) => isVerbose || badness(verdict) > 0)
  .sort((one, other) => badness(other) - badness(one))
for (const verdict of isVerbose ? worst : worst.slice(0, WORST_SHOWN)) {
  say(`\n${verdict.story.who} (${verdict.story.locale}, ${verdict.shown} shown)`)
  for (const fault of faultsOf(verdict)) say(`  ${fault}`)
}

const isFailed =
  engine.limitsBroken > 0 ||
  engine.refusalsBroken > 0 ||
  engine.falseStatements > 0 ||
  engine.precision <= baseline.precision
if (isFailed) process.exitCode = 1
