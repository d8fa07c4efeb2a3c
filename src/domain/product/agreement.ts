import { packFields } from './pack-fields.ts'
import { nameForStrangers } from './plain-name.ts'
import type { PackBasis, PackField, PackValues } from './product.ts'

type PackFigures = { readonly basis: PackBasis; readonly values: PackValues }

/** Number of persons whose packs have to agree before others are shown the figures. */
export const AGREEING_PERSONS = 3
/**
 * Number of persons who have to use the same name for a product before others are shown it: what one person types may
 * be private.
 */
export const AGREEING_NAMES = 2

/** Half of the last digit that a pack prints: whole kcal, grams to 0.1 below 10, salt to 0.01 below 1. */
function roundingOf(field: PackField, value: number): number {
  if (field === 'energy' || value >= 10) return 0.5
  return field === 'salt' && value < 1 ? 0.005 : 0.05
}

/** Slightly more than the error of a sum of decimal fractions. */
const EPSILON = 1e-9

function isAlike(field: PackField, a: number | undefined, b: number | undefined): boolean {
  // A figure that is missing on one pack contradicts nothing.
  if (a === undefined || b === undefined) return true
  return Math.abs(a - b) <= roundingOf(field, Math.max(a, b)) + EPSILON
}

const isSameBasis = (a: PackBasis, b: PackBasis): boolean =>
  a.per === b.per && a.unit === b.unit && (a.per === '100' || a.serving === b.serving)

/** Whether two packs agree within the rounding of printed figures. */
export const packsAgree = (a: PackFigures, b: PackFigures): boolean =>
  isSameBasis(a.basis, b.basis) && packFields.every((field) => isAlike(field, a.values[field], b.values[field]))

/** The figures and the name of a pack that one person entered. */
export type PackWitness = PackFigures & { readonly person: string; readonly name: string }

/** The name that most persons gave, without what is no name, if enough of them gave it; otherwise null. */
function sharedName(witnesses: readonly PackWitness[]): string | null {
  const persons = new Map<string, Set<string>>()
  for (const { name, person } of witnesses) {
    const plain = nameForStrangers(name).toLowerCase()
    if (plain === '') continue
    persons.set(plain, (persons.get(plain) ?? new Set()).add(person))
  }
  const [most] = [...persons].sort((a, b) => b[1].size - a[1].size)
  if (most === undefined || most[1].size < AGREEING_NAMES) return null
  const known = witnesses.map(({ name }) => nameForStrangers(name))
  return known.find((name) => name.toLowerCase() === most[0]) ?? null
}

export type AgreedPack = PackFigures & { readonly name: string | null }

const personsOf = (witnesses: readonly PackWitness[]): number => new Set(witnesses.map(({ person }) => person)).size

/**
 * The figures that enough persons agree on; null if there are none. Of two such groups the larger one counts, so that few
 * cannot take the place of what many read, and of equally large ones the one with the newest witness, because a recipe
 * may change.
 * @param witnesses the newest first
 */
export function agreedPack(witnesses: readonly PackWitness[]): AgreedPack | null {
  let most = { persons: AGREEING_PERSONS - 1, agreed: null as AgreedPack | null }
  for (const newest of witnesses) {
    const agreeing = witnesses.filter((other) => packsAgree(newest, other))
    const persons = personsOf(agreeing)
    if (persons <= most.persons) continue
    most = { persons, agreed: { basis: newest.basis, values: newest.values, name: sharedName(agreeing) } }
  }
  return most.agreed
}
