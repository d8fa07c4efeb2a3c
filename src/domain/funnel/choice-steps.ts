import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import { journey, type Slug } from './journey.ts'

/** A question with answers to choose from, as text. */
export type ChoiceStep = {
  readonly slug: Slug | 'home'
  readonly key: ChoiceKey
  readonly options: readonly string[]
  readonly isMultiple: boolean
}

/** Every question answered by choosing, in order, beginning with the gender. */
export const choiceSteps: readonly ChoiceStep[] = [
  { slug: 'home', key: 'gender', options: [...choices.gender], isMultiple: false },
  ...journey.flatMap((step) => {
    if (step.kind !== 'choice' && step.kind !== 'choices' && step.kind !== 'scale') return []
    const options = choices[step.key].map(String)
    return [{ slug: step.slug, key: step.key, options, isMultiple: step.kind === 'choices' }]
  }),
]
