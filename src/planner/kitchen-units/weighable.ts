import type { UnitSystem } from '#domain/unit-system.ts'
import { fractionText } from './fractions.ts'

/** Rounds grams to what kitchen scales show: half grams for small amounts, tens and fifties for large ones. */
export function weighable(grams: number): number {
  const step = grams < 5 ? 0.5 : grams < 25 ? 1 : grams < 150 ? 5 : grams < 1000 ? 10 : 50
  return Math.max(step, Math.round(grams / step) * step)
}

/** Rounds millilitres to the marks of a jug. */
export function pourable(millilitres: number): number {
  const step = millilitres < 100 ? 5 : millilitres < 500 ? 10 : 50
  return Math.max(step, Math.round(millilitres / step) * step)
}

const GRAMS_PER_KILO = 1000
const GRAMS_PER_OUNCE = 28.349_523_125
const OUNCES_PER_POUND = 16

const thousands = (quantity: number): string => `${Math.round(quantity / 10) / 100}`

/** Ounces in quarters below 4, in halves below 12, otherwise whole. */
function ouncesText(ounces: number): string {
  const parts = ounces < 4 ? 4 : ounces < 12 ? 2 : 1
  return `${fractionText(Math.max(1, Math.round(ounces * parts)) / parts)}\u202Foz`
}

/** Displays a weight in grams or kilos, or in ounces and pounds. */
export function weightText(grams: number, system: UnitSystem): string {
  if (system === 'metric') {
    return grams < GRAMS_PER_KILO ? `${grams}\u202Fg` : `${thousands(grams)}\u202Fkg`
  }
  const ounces = grams / GRAMS_PER_OUNCE
  const whole = Math.round(ounces)
  if (whole < OUNCES_PER_POUND) return ouncesText(ounces)
  const rest = whole % OUNCES_PER_POUND
  return `${Math.floor(whole / OUNCES_PER_POUND)}\u202Flb${rest === 0 ? '' : ` ${rest}\u202Foz`}`
}

/** Displays millilitres, or litres from 1,000 ml on. */
export const volumeText = (millilitres: number): string =>
  millilitres < GRAMS_PER_KILO ? `${millilitres}\u202Fml` : `${thousands(millilitres)}\u202Fl`
