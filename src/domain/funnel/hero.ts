import type { Choice, ChoiceKey, Gender } from '#domain/answers/choices.ts'
import type { AnswerKey, JourneyStep, KeyedStep } from './journey.ts'

type Answer<S extends KeyedStep> = S extends { kind: 'choice' | 'scale'; key: infer K extends ChoiceKey }
  ? Choice<K>
  : S extends { kind: 'choices'; key: infer K extends ChoiceKey }
    ? readonly Choice<K>[]
    : S extends { kind: 'number' }
      ? number
      : string

/** Every answer of the questionnaire under its stored key: cm, kg and ISO dates (YYYY-MM-DD). */
export type Answers = { readonly [K in AnswerKey]: Answer<Extract<JourneyStep, { key: K }>> }

/** The answers so far, stored on the device under `hero`. An empty gender means that the visitor has not begun. */
export type Hero = { readonly gender: Gender | '' } & { readonly [K in AnswerKey]?: Answers[K] }
export type HeroKey = 'gender' | AnswerKey

export const freshHero: Hero = { gender: '' }

/** Whether there is an answer, truthy or not: 0 is an answer, an empty list or text is none. */
export function isAnswered(hero: Hero, key: HeroKey): boolean {
  const value = hero[key]
  if (value === undefined || value === '') return false
  return !(Array.isArray(value) && value.length === 0)
}
