import type { ChoiceKey } from '#domain/answers/choices.ts'
import { optionWords, type Words } from './option-words.ts'

const tables: Readonly<Record<string, Readonly<Record<string, Words>> | undefined>> = optionWords

/** The label of one stored answer; a value without a label is shown unchanged. */
export function wordsOf(key: ChoiceKey, value: string | number): { label: string; hint?: string } {
  const words = tables[key]?.[value] ?? String(value)
  return typeof words === 'string' ? { label: words } : words
}
