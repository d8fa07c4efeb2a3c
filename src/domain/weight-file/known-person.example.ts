import { cm, kg } from '#domain/units.ts'
import { clockAt } from './day-cell.ts'
import type { KnownPerson } from './reading.ts'

/** Somebody of 170 cm and 84.5 kg, an hour ahead of universal time. */
export const knownPerson: KnownPerson = {
  height: cm(170),
  weights: [{ day: '2026-11-15', kg: kg(84.5) }],
  today: '2026-11-26',
  localTime: (utc) => clockAt(utc, 60),
}
