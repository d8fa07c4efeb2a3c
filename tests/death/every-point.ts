import { expect, test } from 'vitest'
import { dieAt, type First, type Flow, live, type Outcome } from './flow.ts'
import type { Place } from './reaper.ts'
import { faultsOf } from './same-end.ts'
import type { Town } from './town.ts'
import type { Visitor } from './visitor.ts'

/** ms that a death and the life after it may take on a busy machine. */
const PATIENCE = 180_000

/** A named point: where the app dies, and who comes back first in its next life. */
export type Point = {
  readonly name: string
  readonly at: Place
  readonly first: First
  /** A letter may come twice where it was handed over in the very moment. */
  readonly mayRepeatLetter?: boolean
}

/** One test for each point of a flow. */
export function everyPoint<V extends Visitor>(town: Town, flow: Flow<V>, points: readonly Point[]): void {
  let plain: Promise<Outcome> | null = null
  test.each(points)(
    '$name ($first)',
    async ({ at, first, mayRepeatLetter }) => {
      plain ??= live(town, flow)
      const calm = await plain
      const killed = await dieAt(town, flow, at, first)
      // At the provider as well as here.
      expect(killed.end).toEqual(calm.end)
      expect(faultsOf(town, killed, calm, mayRepeatLetter === true)).toEqual([])
    },
    PATIENCE,
  )
}
