import type { Hero } from '#domain/funnel/hero.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'

/** What the table knows when it answers: the answers so far, the one of the shown step included if there is one. */
export type AnswerContext = {
  readonly hero: Hero
  readonly units: UnitSystem
  readonly today: IsoDate
  /** False if nobody on this device was asked about health, which an address can skip: then nothing is forecast. */
  readonly mayForecast: boolean
}

/** The words below a drawing: one thing that is true, and a sentence about it. */
export type Caption = { readonly title: string; readonly text: string }
