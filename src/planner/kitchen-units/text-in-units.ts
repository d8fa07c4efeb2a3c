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

function fahrenheit(celsius: number, fan = ''): string {
  const step = celsius > OVEN_FROM_C ? OVEN_STEP_F : STEP_F
  const degrees = Math.round(((celsius * 9) / 5 + 32) / step) * step
  return `${degrees}\u202f°F${fan && ' convection'} (${celsius} °C${fan})`
}

function inches(centimetres: number): string {
  const quarters = Math.max(1, Math.round(centimetres / CM_PER_INCH / QUARTER))
  return `${fractionText(quarters * QUARTER)} ${quarters > 4 ? 'inches' : 'inch'}`
}

/**
 * Converts cooking text, written in °C, cm and mm, to a system of units. For imperial, temperatures are in °F as on a
 * dial, with the °C kept for ovens that show them, and lengths in quarters of an inch.
 */
export function textInUnits(text: string, system: UnitSystem): string {
  if (system === 'metric') return text
  return text
    .replace(/(\d{2,3})\s?°C( fan)?/g, (_, celsius: string, fan?: string) => fahrenheit(Number(celsius), fan))
    .replace(/(\d+(?:\.\d+)?)\s?(cm|mm)\b/g, (_, length: string, unit: string) =>
      inches(unit === 'mm' ? Number(length) / 10 : Number(length)),
    )
}
