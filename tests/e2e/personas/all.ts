import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import { men } from './men.ts'
import type { Persona } from './persona.ts'
import { women } from './women.ts'

// The keys of that object are exactly the names of choices.
const questions = Object.keys(choices) as ChoiceKey[]

/**
 * Gives the answers to a question that nobody has chosen to those who answer it like the first persona, so that a new
 * question needs no line in any persona. Of a multiple choice each gets several if there are more answers than people.
 */
export function spreadAnswers(personas: readonly Persona[], question: ChoiceKey): readonly Persona[] {
  const [first, ...others] = personas
  if (first === undefined) return []
  const usual = first.picks[question]
  const chosen = new Set<string | number>(
    personas.flatMap(({ picks }): string | number | readonly (string | number)[] => picks[question]),
  )
  const left: readonly (string | number)[] = choices[question].filter((answer) => !chosen.has(answer))
  const free = others.filter(({ picks }) => picks[question] === usual)
  return personas.map((persona) => {
    const turn = free.indexOf(persona)
    const answers = turn === -1 ? [] : left.filter((_, place) => place % free.length === turn)
    if (answers.length === 0) return persona
    return { ...persona, picks: { ...persona.picks, [question]: Array.isArray(usual) ? answers : answers[0] } }
  })
}

/** Together they choose every answer to every question. */
export const personas: readonly Persona[] = questions.reduce<readonly Persona[]>(spreadAnswers, [...women, ...men])
