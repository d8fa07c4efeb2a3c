import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg, kgToPounds, pounds, poundsToKg } from '#domain/units.ts'
import { inputNumber, readNumber } from '#web/words/numbers.ts'

const tenths = (value: number): number => Math.round(value * 10) / 10
/** Rounds to grams, a hundredth of the step of kilogram scales, which is fine enough for pounds too. */
export const toGrams = (mass: Kg): Kg => kg(Math.round(mass * 1000) / 1000)

/** The typed mass, to a tenth of its unit; "80,5" is read as "80.5". Null if the text is not a number. */
export function massFrom(text: string, units: UnitSystem): Kg | null {
  const value = readNumber(text)
  if (value === null) return null
  return toGrams(units === 'metric' ? kg(tenths(value)) : poundsToKg(pounds(tenths(value))))
}

/** A mass as the text of the field. */
export const massText = (mass: Kg, units: UnitSystem): string =>
  inputNumber(units === 'metric' ? mass : kgToPounds(mass))
