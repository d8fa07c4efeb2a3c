import type { Place } from '#web/member/pages/member-pages.ts'

/** The name under which ticks, timers and people of a dish are kept: what is swapped for it begins afresh. */
export const dishKey = ({ week, day, meal }: Place, recipe: string): string => `${week}-${day}-${meal}-${recipe}`
