import type { Choice } from './choices.ts'

/** Whole minutes that each answer allows a dish to take. A person who does not cook gets only dishes without cooking. */
export const mostMinutes: Readonly<Record<Choice<'timeCooking'>, number>> = {
  LESS_30_MINUTES: 30,
  MORE_30_MINUTES: 60,
  MORE_1_HOUR: Number.POSITIVE_INFINITY,
  DONT_COOK: 15,
}
