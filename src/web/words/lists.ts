import type { ChoiceKey } from '#domain/answers/choices.ts'
import { wordsOf } from './options.ts'

/** "a", "a and b", "a, b and c"; the other text where there is nothing to list. */
export function joinedList(items: readonly string[], otherwise: string): string {
  const last = items.at(-1)
  if (last === undefined) return otherwise
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The labels of several answers as they stand within a sentence. */
export const lowerLabels = (key: ChoiceKey, values: readonly (string | number)[], lower = true): readonly string[] =>
  values.map((value) => {
    const { label } = wordsOf(key, value)
    return lower ? label.toLowerCase().replace(/\bmy\b/g, 'your') : label
  })
