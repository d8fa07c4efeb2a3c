import { answerProblems } from '#domain/answer-problems.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg, kgToPounds, pounds, poundsToKg } from '#domain/units.ts'
import { measureWords } from './measure-words.ts'
import { formatOneDecimal, formatWhole, THIN } from './numbers.ts'

const inSystem = (mass: Kg, units: UnitSystem): number => (units === 'metric' ? mass : kgToPounds(mass))

export const massUnit: Readonly<Record<UnitSystem, string>> = measureWords.massUnit

/** "74 kg" or "163 lb", whole. */
export const massText = (mass: Kg, units: UnitSystem): string =>
  `${formatWhole(inSystem(mass, units))}${THIN}${massUnit[units]}`

/** "0.4 kg", with one decimal, for small masses. */
export const exactMassText = (mass: Kg, units: UnitSystem): string =>
  `${formatOneDecimal(inSystem(mass, units))}${THIN}${massUnit[units]}`

/** Bands narrower than this, kg, get a decimal: whole numbers would hide too much. */
const NARROW_BAND = 4

/** How weights are written on a day of a forecast, by the band that half of people are in: the same on every page. */
export const bandMassText = ({ low, high }: { readonly low: Kg; readonly high: Kg }): typeof massText =>
  high - low < NARROW_BAND ? exactMassText : massText

/** For less to lose than this, kg, a weight is written with a decimal in pounds, too. */
const LITTLE_TO_LOSE = 2

type TypedMasses = { readonly units: UnitSystem; readonly weight: Kg; readonly goal: Kg }

/** A weight that the visitor has typed: in kilograms with its decimal, in pounds whole unless there is little to lose. */
export const typedMass = (mass: Kg, { units, weight, goal }: TypedMasses): string =>
  units === 'metric' || weight - goal < LITTLE_TO_LOSE ? exactMassText(mass, units) : massText(mass, units)

/** "53–72 kg". The ends are rounded inwards, so that both lie within the range. */
export function massRangeText(low: Kg, high: Kg, units: UnitSystem): string {
  return `${formatWhole(Math.ceil(inSystem(low, units)))}–${formatWhole(Math.floor(inSystem(high, units)))}${THIN}${massUnit[units]}`
}

/** Rounds a mass up to a whole number in the visitor's units, so that the number shown is the number stored. */
export function wholeMassUp(mass: Kg, units: UnitSystem): Kg {
  const whole = Math.ceil(inSystem(mass, units))
  return units === 'metric' ? kg(whole) : poundsToKg(pounds(whole))
}

/** "72–75 kg", "117.9–119.0 lb", or a single weight if both texts are equal. */
export function spanText(low: string, high: string, units: UnitSystem): string {
  if (low === high) return high
  const unit = `${THIN}${massUnit[units]}`
  const hasDecimal = `${low}${high}`.includes('.')
  const endText = (mass: string): string => (hasDecimal && !mass.includes('.') ? mass.replace(unit, `.0${unit}`) : mass)
  return `${endText(low).replace(unit, '')}–${endText(high)}`
}

/** Differences below this, in either unit, keep a decimal: rounded, they could be larger than what there is to lose. */
const SMALL_DIFFERENCE = 10

/** A difference between two masses: "0.9 kg", "2.2 lb", "26 lb". */
export const differenceText = (mass: Kg, units: UnitSystem): string =>
  inSystem(mass, units) < SMALL_DIFFERENCE ? exactMassText(mass, units) : massText(mass, units)

/** Message for an implausible measure, in the visitor's units. */
export const implausibleText = (key: NumberKey, units: UnitSystem): string =>
  key === 'goalWeight' ? answerProblems.GOAL_IMPLAUSIBLE.say : measureWords.implausible[key][units]
