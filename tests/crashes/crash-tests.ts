import { describe, expect, test } from 'vitest'
import { countProven } from '#tests/proofs/proven.ts'
import type { Environment } from './environment.ts'
import type { KillPoint } from './fault-injector.ts'
import { type ComesBackFirst, type Flow, type Outcome, runUndisturbed, runWithCrash } from './flow.ts'
import { violationsOf } from './violations.ts'
import type { Visitor } from './visitor.ts'

/** Time for a crash and the next start on a busy machine. */
const TIMEOUT_MS = 180_000

/** Where the app is killed, and what happens first when it is running again. */
type CrashCase = {
  readonly name: string
  readonly at: KillPoint
  readonly first: ComesBackFirst
  /** One of the few that `npm test` runs; `npm run prove -- crashes` runs all. */
  readonly sample?: true
}

/** Cases that belong to one of several flows. */
export type CrashGroup<Flows, Name extends keyof Flows> = {
  readonly name: string
  readonly flow: Name
  readonly cases: readonly CrashCase[]
}

/** One test per case: after being killed at that point, a flow ends as it does undisturbed. */
export function crashTests<V extends Visitor, Name extends string>(
  environment: Environment,
  flows: Readonly<Record<Name, Flow<V>>>,
  groups: readonly CrashGroup<Readonly<Record<Name, Flow<V>>>, Name>[],
  extent: 'every case' | 'sample',
): void {
  describe.for(groups)('killed with kill -9 $name', ({ flow: flowName, cases }) => {
    const flow = flows[flowName]
    let undisturbed: Promise<Outcome> | null = null
    const chosen = extent === 'sample' ? cases.filter(({ sample }) => sample) : cases
    test.for(chosen)('$name ($first)', { timeout: TIMEOUT_MS }, async ({ at, first }, { task }) => {
      undisturbed ??= runUndisturbed(environment, flow)
      const expected = await undisturbed
      const killed = await runWithCrash(environment, flow, at, first)
      countProven(task, { 'kill points': 1 })
      // At the provider as well as in our database.
      expect(killed.end).toEqual(expected.end)
      expect(violationsOf(killed, expected)).toEqual([])
    })
  })
}
