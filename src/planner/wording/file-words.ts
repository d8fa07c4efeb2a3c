import type { Language } from '#domain/usage.ts'
import type { Cuisine, Slot } from '#planner/recipe.ts'

/** What the file of a recipe says besides the recipe itself. */
type FileWords = {
  readonly cuisines: Readonly<Record<Cuisine, string>>
  readonly categories: Readonly<Record<Slot, string>>
  readonly apart: string
  readonly notForAll: string
  readonly optional: (line: string) => string
  readonly servings: (count: number) => string
  readonly tip: (tip: string) => string
}

export const fileWords: Readonly<Record<Language, FileWords>> = {
  en: {
    cuisines: {
      AMERICAN: 'American',
      ITALIAN: 'Italian',
      MEXICAN: 'Mexican',
      TEX_MEX: 'Tex-Mex',
      ENGLISH: 'English',
      GREEK: 'Greek',
      FRENCH: 'French',
      JAPANESE: 'Japanese',
      SOUTHERN: 'Southern US',
      INDIAN: 'Indian',
      ASIAN: 'Asian',
      CAJUN: 'Cajun',
      SPANISH: 'Spanish',
      MIDDLE_EASTERN: 'Middle Eastern',
    },
    categories: { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner', SNACK: 'Snack' },
    apart: 'Cooked apart for some of the table:',
    notForAll: 'Not everybody at the table may eat this dish.',
    optional: (line) => `${line} (optional)`,
    servings: (count) => `${count} serving${count === 1 ? '' : 's'}`,
    tip: (tip) => `Tip: ${tip}`,
  },
  es: {
    cuisines: {
      AMERICAN: 'Estadounidense',
      ITALIAN: 'Italiana',
      MEXICAN: 'Mexicana',
      TEX_MEX: 'Tex-Mex',
      ENGLISH: 'Inglesa',
      GREEK: 'Griega',
      FRENCH: 'Francesa',
      JAPANESE: 'Japonesa',
      SOUTHERN: 'Del sur de Estados Unidos',
      INDIAN: 'India',
      ASIAN: 'Asiática',
      CAJUN: 'Cajún',
      SPANISH: 'Española',
      MIDDLE_EASTERN: 'De Medio Oriente',
    },
    categories: { BREAKFAST: 'Desayuno', LUNCH: 'Almuerzo', DINNER: 'Cena', SNACK: 'Refrigerio' },
    apart: 'Se cocina aparte para algunas personas de la mesa:',
    notForAll: 'No todas las personas de la mesa pueden comer este platillo.',
    optional: (line) => `${line} (opcional)`,
    servings: (count) => `${count} ${count === 1 ? 'porción' : 'porciones'}`,
    tip: (tip) => `Consejo: ${tip}`,
  },
}
