import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import type { KillPoint, Statement } from '#tests/crashes/fault-injector.ts'
import { type ComesBackFirst, runUndisturbed, runWithCrash } from '#tests/crashes/flow.ts'
import { startStripeEnvironment } from '#tests/crashes/stripe/stripe-environment.ts'
import { stripeFlows } from '#tests/crashes/stripe/stripe-flows.ts'
import { violationsOf } from '#tests/crashes/violations.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'
import { countProven } from '../proven.ts'

const TIMEOUT_MS = 3_600_000
/**
 * No two runs are the same: some statements of the counted run come earlier in another, or not at all. A purchase takes
 * some 200 to 240, so with fewer kills than this the app was not killed often enough.
 */
const LEAST_KILLS = 150
const { environment, peer } = await startStripeEnvironment(await freshDatabase())
afterAll(environment.stop)
const { purchase } = stripeFlows(peer)

// The job system polls at its own times.
const isOurs = ({ text }: Statement): boolean => !/pgboss|^listen/i.test(text)

/** How many of the app's own statements a purchase takes. */
async function countStatements(): Promise<number> {
  let statements = 0
  const countOnly: KillPoint = {
    proxy: 'database',
    when: 'before',
    is: (statement) => {
      if (isOurs(statement)) statements += 1
      return false
    },
  }
  await runWithCrash(environment, purchase, countOnly, 'jobs').catch(() => null)
  return statements
}

test('a purchase interrupted by a kill before any statement ends as it does undisturbed', {
  timeout: TIMEOUT_MS,
}, async ({ task }) => {
  const expected = await runUndisturbed(environment, purchase)
  const total = await countStatements()
  const violations: string[] = []
  let killed = 0
  let emailsTwice = 0
  for (let nth = 1; nth <= total; nth += 1) {
    const first: ComesBackFirst = nth % 2 === 0 ? 'jobs' : 'customer'
    const before: KillPoint = { proxy: 'database', when: 'before', is: isOurs, nth }
    const outcome = await runWithCrash(environment, purchase, before, first).catch((error: unknown) => {
      if (!String(error).includes('never reached')) throw error
      return null
    })
    if (outcome === null) continue
    killed += 1
    emailsTwice += outcome.interruptedEmails
    const found = [...violationsOf(outcome, expected)]
    if (!isDeepStrictEqual(outcome.end, expected.end)) found.push(`another end: ${JSON.stringify(outcome.end)}`)
    violations.push(...found.map((each) => `before statement ${nth}: ${each}`))
  }
  process.stdout.write(`${killed} of ${total} statements, ${emailsTwice} emails twice under the same Message-ID\n`)
  countProven(task, { statements: killed })
  expect(violations).toEqual([])
  expect(killed).toBeGreaterThan(LEAST_KILLS)
})
