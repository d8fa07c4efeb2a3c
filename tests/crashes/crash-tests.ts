import { describe, expect, test } from 'vitest'
import { countProven } from '#tests/proofs/proven.ts'
import type { Environment } from './environment.ts'
import type { KillPoint } from './fault-injector.ts'
import { type ComesBackFirst, type Flow, type Outcome, runUndisturbed, runWithCrash } from './flow.ts'
import { violationsOf } from './violations.ts'
import type { Visitor } from './visitor.ts'

/** What a crash and the start after it may take on a busy machine. */
const TIMEOUT_MS = 180_000

/** Where the app is killed, and what comes first when it is up again. */
type CrashCase = {
  readonly name: string
  readonly at: KillPoint
  readonly first: ComesBackFirst
  /** One of the few that `npm test` goes through; `npm run prove -- crashes` goes through all. */
  readonly sample?: true
}

/** The cases of one of several flows. */
export type CrashGroup<Flows, Name extends keyof Flows> = {
  readonly name: string
  readonly flow: Name
  readonly cases: readonly CrashCase[]
}

/** One test for each case: killed there, a flow ends as it does undisturbed. */
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
      // At the provider as well as here.
      expect(killed.end).toEqual(expected.end)
      expect(violationsOf(killed, expected)).toEqual([])
    })
  })
}
