import type { ChoiceKey, Choices } from '#domain/answers/choices.ts'
import type { numberLimits } from '#domain/answers/limits.ts'

/** The seven parts of the progress bar, in order. */
export const groups = ['about', 'goals', 'eating', 'activity', 'health', 'lifestyle', 'preferences'] as const
export type Group = (typeof groups)[number]

/** Questions whose answer is a measured number. */
export type NumberKey = keyof typeof numberLimits

/** The keys of `choices` whose answers are all of one type. */
type KeyOf<Value> = { [K in ChoiceKey]: Choices[K][number] extends Value ? K : never }[ChoiceKey]

type Place = {
  readonly slug: string
  readonly group: Group
  /** The number printed in the specification, if it has one. */
  readonly number?: number
  /** Only if the back arrow does not lead to the step before. */
  readonly back?: string
}

/**
 * One row of the journey. The answers to choose from are the `choices` of its key; with kind `choices`, several can be
 * chosen.
 */
export type Step = Place &
  (
    | { readonly kind: 'info' | 'prediction' | 'loading' | 'pay' }
    | { readonly kind: 'choice'; readonly key: ChoiceKey }
    | {
        readonly kind: 'choices'
        readonly key: KeyOf<string>
        /** The option that excludes all others, such as "none of these". */
        readonly alone?: string
      }
    | { readonly kind: 'scale'; readonly key: KeyOf<number> }
    | { readonly kind: 'number'; readonly key: NumberKey }
    | {
        readonly kind: 'date'
        readonly key: 'eventDate'
        readonly unless: { readonly key: ChoiceKey; readonly is: string }
      }
    | { readonly kind: 'email'; readonly key: 'email' }
  )
