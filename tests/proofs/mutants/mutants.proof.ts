import { afterAll, expect, inject, test } from 'vitest'
import { readText, sources } from '#tests/house/project-files.ts'
import { chanceFrom } from '#tests/seeded-random.ts'
import { countProven } from '../proven.ts'
import { equivalents } from './equivalents.ts'
import { type Mutant, mutantsOf, nameOf } from './mutate.ts'
import { mutatedTree, type Tests } from './mutated-tree.ts'
import { type Subject, subjects } from './subjects.ts'
import { unitTestsOf } from './unit-tests-of.ts'

/** How many are tried, evenly over the subjects. A run takes half an hour on two quiet cores. */
const MUTANTS = Number(process.env['PROVE_MUTANTS'] ?? 300)
const SEED = Number(process.env['PROVE_SEED'] ?? 20261126)
/** The part, in percent, that the tests have to notice. */
const FLOOR = 90
/** As many at once as the machine has cores to spare. */
const TREES = 2

const isCode = (file: string): boolean => file.endsWith('.ts') && !/\.(?:test|example|fixture)\.ts$/.test(file)

/** A seeded choice of mutants, in a random order. */
function chosenFrom({ code }: Subject, count: number): readonly Mutant[] {
  const files = sources.filter(
    (file) => isCode(file) && code.some((part) => file === part || (part.endsWith('/') && file.startsWith(part))),
  )
  const all = files.flatMap((file) => mutantsOf(file, readText(file)))
  const chance = chanceFrom(SEED)
  for (let last = all.length - 1; last > 0; last--) {
    const other = chance.between(0, last)
    const [a, b] = [all[last], all[other]]
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a]
  }
  return all.slice(0, count)
}

const shown = (mutant: Mutant): string => nameOf(mutant, readText(mutant.file).split('\n')[mutant.line - 1] ?? '')

/** The address of this run's PostgreSQL, which the tests of every mutant share. */
function databaseUrl(): string {
  const { connection } = inject('testServer')
  if (typeof connection === 'string') return connection
  const url = new URL(`postgres://localhost:${connection.port}/${connection.database}`)
  url.username = connection.user
  url.password = connection.password
  // A folder of a socket is no name of a host.
  url.searchParams.set('host', connection.host)
  return url.href
}

const trees = Array.from({ length: TREES }, () => mutatedTree(databaseUrl()))
afterAll(() => {
  for (const { remove } of trees) remove()
})

test(`the tests notice at least ${FLOOR} % of ${MUTANTS} mutants (seed ${SEED})`, async ({ task }) => {
  const queue = subjects.flatMap((subject) =>
    chosenFrom(subject, Math.ceil(MUTANTS / subjects.length)).map((mutant) => ({ subject, mutant })),
  )
  const testsOf = ({ subject, mutant }: (typeof queue)[number]): Tests => ({
    unit: unitTestsOf(mutant.file),
    integration: subject.integration,
  })
  const everything = queue.map(testsOf)
  const [tree] = trees
  const unchanged = await tree?.judge(
    {
      unit: [...new Set(everything.flatMap(({ unit }) => unit))],
      integration: [...new Set(everything.flatMap(({ integration }) => integration))],
    },
    null,
  )
  expect(unchanged, 'the tests without a mutant').toBe('passed')

  const survivors: string[] = []
  const alike: string[] = []
  let endless = 0
  const left = [...queue]
  const total = new Map<string, { noticed: number; tried: number }>()
  await Promise.all(
    trees.map(async ({ judge }) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const name = shown(next.mutant)
        if (name in equivalents) {
          alike.push(`${name}\n    ${equivalents[name]}`)
          continue
        }
        const verdict = await judge(testsOf(next), next.mutant)
        const survived = verdict === 'passed'
        if (verdict === 'endless') endless++
        if (survived) survivors.push(`${name} (line ${next.mutant.line})`)
        const sum = total.get(next.subject.name) ?? { noticed: 0, tried: 0 }
        total.set(next.subject.name, { noticed: sum.noticed + (survived ? 0 : 1), tried: sum.tried + 1 })
        if (survived) console.log(`survived: ${survivors.at(-1)}`)
      }
    }),
  )
  const tried = queue.length - alike.length
  const score = (100 * (tried - survivors.length)) / tried
  for (const [name, sum] of total) console.log(`${name}: ${sum.noticed} of ${sum.tried}`)
  if (alike.length > 0) console.log(`equivalent:\n  ${alike.join('\n  ')}`)
  console.log(`score: ${score.toFixed(1)} %; ${endless} of those noticed made the tests run for ever`)
  countProven(task, { 'mutants tried': tried, noticed: tried - survivors.length, equivalent: alike.length })
  expect(score, survivors.join('\n')).toBeGreaterThanOrEqual(FLOOR)
})
