import type { UnitSystem } from '#domain/units.ts'
import type { Amount } from '#planner/recipe.ts'
import { measurable } from './fractions.ts'

/** What kitchen scales show: halves of a gram at the bottom, tens at the top. */
function weighable(grams: number): number {
  const step = grams < 5 ? 0.5 : grams < 25 ? 1 : grams < 150 ? 5 : 10
  return Math.max(step, Math.round(grams / step) * step)
}

/** Cups that have become too small are spooned, spoons that have become too many are poured. */
function handy({ qty, unit }: Amount): Amount {
  if (unit === 'cup' && qty < 0.22) return handy({ qty: qty * 16, unit: 'tbsp' })
  if (unit === 'tbsp' && qty < 0.45) return { qty: qty * 3, unit: 'tsp' }
  if (unit === 'tsp' && qty < 0.1) return { qty: 1, unit: 'pinch' }
  if (unit === 'tsp' && qty >= 3) return handy({ qty: qty / 3, unit: 'tbsp' })
  if (unit === 'tbsp' && qty >= 8) return { qty: qty / 16, unit: 'cup' }
  return { qty, unit }
}

/** An amount times a factor, in a unit and a number that can be measured. Factor 1 leaves it as written. */
export function scaledAmount(amount: Amount, factor: number): Amount {
  if (factor === 1) return amount
  const { qty, unit } = handy({ qty: amount.qty * factor, unit: amount.unit })
  const isWeighed = unit === 'g' || unit === 'ml'
  return { qty: isWeighed ? weighable(qty) : measurable(qty), unit }
}

const GRAMS_PER_OUNCE = 28.349_523_125
const OUNCES_PER_POUND = 16

/** Grams as people weigh them: to be told in grams, or in ounces and pounds. */
export function weightText(grams: number, system: UnitSystem): string {
  if (system === 'metric') return `${grams}\u202Fg`
  const ounces = grams / GRAMS_PER_OUNCE
  if (ounces >= OUNCES_PER_POUND) return `${Math.round((ounces / OUNCES_PER_POUND) * 10) / 10}\u202Flb`
  return `${ounces < 1 ? Math.round(ounces * 10) / 10 : Math.round(ounces * 2) / 2}\u202Foz`
}
