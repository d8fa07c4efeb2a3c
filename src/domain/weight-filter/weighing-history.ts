import type { BalancedBody } from '#domain/body/balanced-body.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import type { WeighIn } from '#domain/body/weight-trend.ts'
import type { Days } from '#domain/units.ts'
import type { LifeEvent } from './life-events.ts'

/** A reading of the scales; `confirmed` if the member said that it was they, in the unit shown, without shoes. */
export type Reading = WeighIn & { readonly confirmed?: boolean }

/** The input of an estimate. Days count from the start of the plan; no clock is involved. */
export type WeighingHistory = {
  /** The body as the answers describe it. */
  readonly body: BalancedBody
  /** Weekday of day 0; 0 is Monday. */
  readonly weekday: number
  /** The energies that were really planned, stage by stage, and those planned ahead; the last one continues. */
  readonly stages: readonly Stage[]
  /** In any order; readings after `today` are ignored. */
  readonly readings: readonly Reading[]
  readonly events: readonly LifeEvent[]
  readonly today: Days
}
