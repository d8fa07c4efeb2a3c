import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg, kgToPounds, pounds, poundsToKg } from '#domain/units.ts'
import { inputNumber, readNumber } from '#web/words/numbers.ts'

const tenths = (value: number): number => Math.round(value * 10) / 10
/** Weights are kept to the gram, a hundredth of what scales show in either unit. */
export const toGrams = (mass: Kg): Kg => kg(Math.round(mass * 1000) / 1000)

/** The mass that was typed, to a tenth of its unit; "80,5" is "80.5". Null where the text is no number. */
export function massFrom(text: string, units: UnitSystem): Kg | null {
  const value = readNumber(text)
  if (value === null) return null
  return toGrams(units === 'metric' ? kg(tenths(value)) : poundsToKg(pounds(tenths(value))))
}

/** A mass as it stands in the field. */
export const massText = (mass: Kg, units: UnitSystem): string =>
  inputNumber(units === 'metric' ? mass : kgToPounds(mass))
