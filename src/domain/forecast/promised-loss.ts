import { type Days, type Kg, kg } from '#domain/units.ts'
import type { Course } from './forecast.ts'

/** The loss that the rule behind most ads promises by a day: along a straight line, and no more than the wish. */
export const promisedLoss = ({ day, promisedLoss: loss }: Course['linearRule'], by: Days, wish: Kg): Kg =>
  kg(Math.min(wish, (loss * by) / day))
