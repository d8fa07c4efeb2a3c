import type { Skill } from '#planner/recipe.ts'

/** How much practice a recipe asks for. */
export const skillWords = {
  NOVICE: 'Very easy',
  BASIC: 'Easy',
  INTERMEDIATE: 'Takes some practice',
  ADVANCED: 'For keen cooks',
} as const satisfies Record<Skill, string>
