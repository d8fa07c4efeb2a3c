import type { Choices } from '#domain/answers/choices.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import type { Forecast } from '#domain/forecast/forecast.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { Condition } from '#domain/hero/health-conditions.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Look } from '../browser.ts'

/** What is typed into the field, or into feet and inches, and what the record stores: cm or kg. */
export type Measure = { readonly typed: readonly [string, string?]; readonly kept: number }

export type Picked = Required<Pick<Hero, keyof Choices>> & { readonly gender: 'FEMALE' | 'MALE' }

/** A visitor who walks the whole journey, with every answer they give. */
export type Persona = {
  /** A description in half a sentence. */
  readonly who: string
  readonly look: Look
  readonly theme: 'light' | 'dark'
  readonly input: 'finger' | 'mouse' | 'keyboard'
  readonly picks: Picked
  readonly units: UnitSystem
  readonly height: Measure
  readonly weight: Measure
  readonly goalWeight: Measure
  /** A goal below the healthy range that is typed first and refused; the lowest healthy one is accepted instead. */
  readonly refusedGoal?: string
  /** Days from today to the event; null if there is none. */
  readonly eventInDays: number | null
  readonly conditions: readonly Condition[]
  readonly email: string
  readonly buys: PlanKey
  readonly pays: 'card' | SandboxWallet
  /** The forecast that this person should get. */
  readonly expects: Forecast['code']
}
