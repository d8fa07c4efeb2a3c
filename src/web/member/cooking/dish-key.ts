import type { Place } from '#web/member/pages/page.ts'

/** The key of a dish's ticks, timers and people. It names the recipe, so that a dish swapped in begins afresh. */
export const dishKey = ({ week, day, meal }: Place, recipe: string): string => `${week}-${day}-${meal}-${recipe}`
