import { WITNESS_SHARE } from './cheapest-set.ts'
import { addsUp, addsUpInKilojoules, sameEnergy } from './energy.ts'
import { around, overlap, scaled } from './interval.ts'
import { type NumberKind, readingsOf } from './readings.ts'
import { intervalOf, type ValueOption } from './value-option.ts'

export const setNames = ['kcal', 'kJ', 'fat', 'carbohydrate', 'protein', 'fibre', 'portion'] as const
export type SetName = (typeof setNames)[number]
export type ChosenValues = { readonly [N in SetName]: ValueOption | null }

/** Most grams of everything in 100 g, with the rounding of the parts. */
const MOST_GRAMS = 103

export const countedAs = {
  kcal: 'whole',
  kJ: 'whole',
  fat: 'grams',
  carbohydrate: 'grams',
  protein: 'grams',
  fibre: 'grams',
} as const

/** The least energy in kJ that three significant figures round to tens. */
const ROUNDED_TO_TENS = 1000

/** In Australia energy has at most three significant figures: 1480 kJ stands for 1475 to 1485. */
export const halfOfThreeFigures = (value: number, half: number): number =>
  value >= ROUNDED_TO_TENS && value % 10 === 0 ? 5 : half

/** The cost of the cheapest reading of the portion's figure that agrees with the figure per 100; null if none does. */
export function agreementCost(option: ValueOption, portion: ValueOption | null, counted: NumberKind): number | null {
  const [witness] = option.witnesses
  if (witness === undefined || portion === null) return 0
  const expected = scaled(intervalOf(option), portion.value / 100)
  const agreeing = readingsOf(witness, counted).filter((reading) => {
    const half = option.isThreeFigures === true ? halfOfThreeFigures(reading.value, reading.half) : reading.half
    if (!witness.below) return overlap(expected, around(reading.value, half))
    return expected.from <= reading.value
  })
  return agreeing[0]?.cost ?? null
}

/** Whether the portion column has a usable figure for the option: "<0,5" is not precise enough. */
export const hasPortionWitness = (
  { witnesses: [witness] }: ValueOption,
  { portion }: Pick<ChosenValues, 'portion'>,
): boolean => portion !== null && witness !== undefined && !witness.below

/**
 * Whether another figure confirms the value to the digit. The size of the portion is confirmed by the two columns of
 * energy.
 */
export function isWitnessed(name: SetName, chosen: ChosenValues): boolean {
  const energy = chosen.kJ ?? chosen.kcal
  if (name === 'portion') return energy !== null && hasPortionWitness(energy, chosen)
  const option = chosen[name]
  if (name === 'kcal' && chosen.kJ !== null) return true
  return option !== null && hasPortionWitness(option, chosen)
}

/** Whether the figures per 100 agree with each other. */
export function isPhysical({ kcal, kJ, fat, carbohydrate, protein, fibre }: ChosenValues): boolean {
  if (fat === null || carbohydrate === null || protein === null) return false
  const nothing = { from: 0, to: 0 }
  const parts = {
    fat: intervalOf(fat),
    carbohydrate: intervalOf(carbohydrate),
    protein: intervalOf(protein),
    fibre: fibre === null ? nothing : intervalOf(fibre),
  }
  if (kcal === null) {
    if (kJ === null || !addsUpInKilojoules(intervalOf(kJ), parts)) return false
  } else {
    if (!addsUp(intervalOf(kcal), parts)) return false
    if (kJ !== null && !sameEnergy(intervalOf(kcal), intervalOf(kJ), parts)) return false
  }
  return fat.value + carbohydrate.value + protein.value + (fibre?.value ?? 0) <= MOST_GRAMS
}

/** The cost of the portion column's agreement; null if one of its figures contradicts. */
export function witnessCost(chosen: ChosenValues): number | null {
  let cost = 0
  for (const [name, counted] of Object.entries(countedAs) as [keyof typeof countedAs, NumberKind][]) {
    const option = chosen[name]
    const extra = option === null ? 0 : agreementCost(option, chosen.portion, counted)
    if (extra === null) return null
    cost += extra * WITNESS_SHARE
  }
  return cost
}
