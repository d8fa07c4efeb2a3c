import { measureWords } from './measure-words.ts'

const names: Readonly<Record<string, string>> = measureWords

/** The name of a measure in the language of the page; one without a name there is a food that has none, either. */
export const measureName = (unit: string): string => names[unit] ?? unit
