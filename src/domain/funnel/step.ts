import type { ChoiceKey } from '#domain/answers/choices.ts'
import type { numberLimits } from '#domain/answers/limits.ts'

/** The seven parts of the progress bar, in order. */
export const groups = [
  'About You',
  'Weight goals',
  'Eating Habits',
  'Activity',
  'Health and Nutrition',
  'Lifestyle & Activity level',
  'Your Preferences',
] as const
export type Group = (typeof groups)[number]

/** Questions whose answer is a measured number. */
export type NumberKey = keyof typeof numberLimits
export type ScaleKey = 'triedDiets' | 'thoughtLosing'

type Place = {
  readonly slug: string
  readonly group: Group
  /** The number printed in the specification; info screens between two questions have none. */
  readonly number?: number
  /** Only where going back does not mean the step before. */
  readonly back?: string
}

/** One row of the journey. Several of `options` may be chosen where the kind is `choices`. */
export type Step = Place &
  (
    | { readonly kind: 'info' | 'prediction' | 'loading' | 'pay' }
    | {
        readonly kind: 'choice'
        readonly key: Exclude<ChoiceKey, ScaleKey>
        readonly options: readonly (string | number)[]
      }
    | {
        readonly kind: 'choices'
        readonly key: Exclude<ChoiceKey, ScaleKey>
        readonly options: readonly string[]
        /** The option that excludes all others, such as "none of these". */
        readonly alone?: string
      }
    | { readonly kind: 'scale'; readonly key: ScaleKey; readonly options: readonly number[] }
    | { readonly kind: 'number'; readonly key: NumberKey }
    | {
        readonly kind: 'date'
        readonly key: 'eventDate'
        readonly unless: { readonly key: ChoiceKey; readonly is: string }
      }
    | { readonly kind: 'email'; readonly key: 'email' }
  )
