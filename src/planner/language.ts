/** The languages in which the planner says recipes, foods and amounts. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
