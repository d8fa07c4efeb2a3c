import type { Cuisine } from '#planner/recipe.ts'

/** Where a dish comes from, as an adjective. */
export const cuisineWords = {
  AMERICAN: 'American',
  ITALIAN: 'Italian',
  MEXICAN: 'Mexican',
  TEX_MEX: 'Tex-Mex',
  ENGLISH: 'English',
  GREEK: 'Greek',
  FRENCH: 'French',
  JAPANESE: 'Japanese',
  SOUTHERN: 'Southern',
  INDIAN: 'Indian',
  ASIAN: 'Asian',
  CAJUN: 'Cajun',
  SPANISH: 'Spanish',
  MIDDLE_EASTERN: 'Middle Eastern',
} as const satisfies Record<Cuisine, string>
