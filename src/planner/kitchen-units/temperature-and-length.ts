import type { UnitSystem } from '#domain/unit-system.ts'
import { CM_PER_INCH } from '#domain/units.ts'
import { fractionText } from './fractions.ts'

/**
 * Dials of American ovens have steps of 25 °F; lower temperatures, of a thermometer or a kettle, are rounded to 5 °F.
 */
const OVEN_FROM_C = 100
const OVEN_STEP_F = 25
const STEP_F = 5
const QUARTER = 1 / 4
const MM_PER_CM = 10

/** The temperature in °F as it is set or read, for one in °C. */
export function fahrenheit(celsius: number): number {
  const step = celsius > OVEN_FROM_C ? OVEN_STEP_F : STEP_F
  return Math.round(((celsius * 9) / 5 + 32) / step) * step
}

export type Temperature = { readonly celsius: number; readonly fan: boolean }

/** A temperature; imperial readers also get the °C, for ovens that show them. */
export function temperatureText({ celsius, fan }: Temperature, system: UnitSystem): string {
  const metric = `${celsius} °C${fan ? ' fan' : ''}`
  return system === 'metric' ? metric : `${fahrenheit(celsius)}\u202f°F${fan ? ' convection' : ''} (${metric})`
}

/** The same in Spanish. */
export function spanishTemperature({ celsius, fan }: Temperature, system: UnitSystem): string {
  const oven = fan ? ' con convección' : ''
  return system === 'metric' ? `${celsius} °C${oven}` : `${fahrenheit(celsius)}\u202f°F${oven} (${celsius} °C)`
}

const quarterInches = (centimetres: number): number =>
  Math.max(1, Math.round(centimetres / CM_PER_INCH / QUARTER)) * QUARTER

/** A length: centimetres, and millimetres below one; or quarters of an inch. */
export function lengthText(centimetres: number, system: UnitSystem): string {
  if (system === 'metric') return centimetres < 1 ? `${centimetres * MM_PER_CM} mm` : `${centimetres} cm`
  const inches = quarterInches(centimetres)
  return `${fractionText(inches)} ${inches > 1 ? 'inches' : 'inch'}`
}

/** The same in Spanish: ½ pulgada, but ¾ de pulgada. */
export function spanishLength(centimetres: number, system: UnitSystem): string {
  if (system === 'metric') return lengthText(centimetres, system)
  const inches = quarterInches(centimetres)
  if (inches > 1) return `${fractionText(inches)} pulgadas`
  return `${fractionText(inches)} ${inches === 1 || inches === 1 / 2 ? '' : 'de '}pulgada`
}

/** A preparation with its lengths: "in {1 cm} dice". */
export const withLengths = (prep: string, system: UnitSystem, say = lengthText): string =>
  prep.replace(/\{(\d+(?:\.\d+)?) cm\}/g, (_, length: string) => say(Number(length), system))
