import type { Slot } from '#planner/recipe.ts'

/** Minutes after midnight. */
export type MealTime = { readonly start: number; readonly minutes: number }

const at = (hour: number, minute: number, minutes: number): MealTime => ({ start: hour * 60 + minute, minutes })

const usual = {
  BREAKFAST: at(8, 0, 30),
  LUNCH: at(12, 30, 45),
  SNACK: at(16, 0, 15),
  DINNER: at(19, 0, 60),
} as const satisfies Record<Slot, MealTime>
const morningSnack = at(10, 30, 15)
const lateSnack = at(21, 0, 15)

/** When the meals of a day are eaten, in their order; a snack before lunch is one of the morning, one after dinner of the evening. */
export function mealTimes(slots: readonly Slot[]): readonly MealTime[] {
  const lunch = slots.indexOf('LUNCH')
  const dinner = slots.indexOf('DINNER')
  return slots.map((slot, place) => {
    if (slot !== 'SNACK') return usual[slot]
    if (place < lunch) return morningSnack
    return place > dinner ? lateSnack : usual.SNACK
  })
}
