/** An object of an answer as it came: nothing in it is certain to be there or to be of any type. */
export type Entry = Readonly<Record<string, unknown>>

export const entryOf = (value: unknown): Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A number, which may come as text with a decimal point or comma; undefined if it is none, or below zero. */
export function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  const text = textOf(value)
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
