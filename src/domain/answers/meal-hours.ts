import type { Choice } from './choices.ts'

export type MealSlot = 'BREAKFAST' | 'LUNCH' | 'SNACK' | 'DINNER'

/** The meals of a day, in their order. */
const mealsOfDay: Readonly<Record<Choice<'dayEats'>, readonly MealSlot[]>> = {
  2: ['LUNCH', 'DINNER'],
  3: ['BREAKFAST', 'LUNCH', 'DINNER'],
  4: ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'],
  5: ['BREAKFAST', 'SNACK', 'LUNCH', 'SNACK', 'DINNER'],
}

/** The place of a day's last snack, which comes after dinner for somebody who struggles with late snacking; -1 if it stays. */
export const lateSnackOf = (slots: readonly MealSlot[], hasLateSnack: boolean): number =>
  hasLateSnack ? slots.lastIndexOf('SNACK') : -1

/** The meals of a day as they are planned. */
export function slotsOfDay(mealsADay: Choice<'dayEats'>, hasLateSnack: boolean): readonly MealSlot[] {
  const slots = mealsOfDay[mealsADay]
  const late = lateSnackOf(slots, hasLateSnack)
  return late < 0 ? slots : [...slots.filter((_, at) => at !== late), 'SNACK']
}

/** Hours after midnight. */
const usual: Readonly<Record<MealSlot, number>> = { BREAKFAST: 8, LUNCH: 12.5, SNACK: 16, DINNER: 19 }
const EARLY_SNACK = 10.5
const LATE_SNACK = 21

/**
 * The usual hours of a day's meals, in their order, wherever a page, a calendar or a drawing names them; a snack before
 * lunch is in the morning, one after dinner in the evening.
 */
export function usualHours(slots: readonly MealSlot[]): readonly number[] {
  const [lunch, dinner] = [slots.indexOf('LUNCH'), slots.indexOf('DINNER')]
  return slots.map((slot, at) => {
    if (slot !== 'SNACK') return usual[slot]
    if (at < lunch) return EARLY_SNACK
    return at > dinner ? LATE_SNACK : usual.SNACK
  })
}
