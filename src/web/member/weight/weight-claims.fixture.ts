import type { WeightState } from '#domain/plan-review/weight-state.ts'

/** What a sentence claims about the weight now, and the states in which that is true. */
const claims: readonly (readonly [RegExp, readonly WeightState[]])[] = [
  [/\b(is|are) rising\b/i, ['RISING']],
  [/\bstaying (about )?the same\b/i, ['STEADY']],
  [/weight is holding/i, ['STEADY', 'UNKNOWN']],
  [/\bis falling (more slowly|faster than the plan|about as planned)|^Your weight is falling\.$/i, ['FALLING']],
  [/\b(is falling|are (still )?losing)\b.*faster than is safe/i, ['TOO_FAST']],
  [/\bdo(es)? not fall\b|\bis not falling\b/i, ['RISING', 'STEADY']],
  [/the chance is four in five that you reach|at this pace/i, ['FALLING', 'UNKNOWN']],
  [/fits how your weight is changing/i, ['FALLING', 'UNKNOWN']],
]

/** The sentences that claim something else than the state. */
export const contradicting = (page: readonly string[], state: WeightState): readonly string[] =>
  page.filter((sentence) => claims.some(([claim, states]) => claim.test(sentence) && !states.includes(state)))

/** A member with a heart or kidney disease is told apart from it whom to ask about drinks. */
export const sendsToDoctor = /\b(talk to|see) (a|your) doctor|\bask (a doctor|your doctor when)|a doctor can look/i

/** What no page says twice, in whatever words. Swelling is for a doctor on the same day, which is another sentence. */
const once: Readonly<Record<string, RegExp>> = {
  'send to a doctor': sendsToDoctor,
  'falls too fast': /faster than is safe/i,
  falls: /^Your weight is falling( (more slowly|about|faster than the plan)|\.$)/,
  rises: /weight is rising/i,
  'stays the same': /staying (about )?the same/i,
  'more food, how much': /kcal more a day/i,
  'eat what the plan has': /eat (all of it|at least as much)/i,
  'below the range': /below the healthy range/i,
  'what is missing': /to tell water from tissue|will tell water from tissue/i,
  'a difference from the plan': /\d kcal a day \[/,
  'a break': /^You have a break until/,
}

/** What a page says more than once, with its sentences. */
export const saidTwice = (page: readonly string[]): readonly string[] => {
  const said = page.filter((sentence) => sentence !== '')
  const again = said.filter((sentence, index) => said.indexOf(sentence) < index)
  const reworded = Object.entries(once).flatMap(([what, words]) => {
    const found = said.filter((sentence) => words.test(sentence))
    return found.length > 1 ? [`${what}: ${found.join(' | ')}`] : []
  })
  return [...again, ...reworded]
}
