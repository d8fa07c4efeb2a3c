import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Persona, Picked } from './persona.ts'

/** The calendar day of the tests' browsers, which use UTC. */
export const todayInUtc = (): IsoDate => new Date().toISOString().slice(0, 10)

/**
 * Answers of a multiple choice are stored in the order of the options, whatever the order in which they were chosen.
 */
function inOrder(picks: Picked): Picked {
  const sorted = Object.entries(picks).map(([key, answer]) => {
    // Every key of the picks is one of the choices.
    const options: readonly unknown[] = choices[key as ChoiceKey]
    return [key, Array.isArray(answer) ? options.filter((option) => answer.includes(option)) : answer]
  })
  // The same keys with the same answers.
  return Object.fromEntries(sorted) as Picked
}

/** Everything that the device must have stored once this person has answered all questions. */
export function recordOf(persona: Persona, today: IsoDate): Hero {
  const { picks, height, weight, goalWeight, eventInDays, email } = persona
  return {
    ...inOrder(picks),
    height: height.kept,
    weight: weight.kept,
    goalWeight: goalWeight.kept,
    ...(eventInDays === null ? {} : { eventDate: addDays(today, eventInDays) }),
    email,
  }
}
