import { plural } from '#domain/language/plural.ts'

export const loadingWords = {
  title: 'Creating your personalized meal plan',
  /** What the request contains; the privacy policy says the same. */
  sends:
    'To plan a first day, our planner gets your diet, foods to avoid, cooking skill, time, meals a day and energy, rounded. Nothing about your body, health or age, and none of it is kept.',
  keepHere: 'Don’t send it',
  planning: 'Planning your first day…',
  planned: 'Your first day is planned.',
  ofEnergy: (energy: string): string => `of ${energy} kcal`,
  ring: (sum: string, energy: string): string => `${sum} of ${energy} kcal planned`,
  slots: {
    BREAKFAST: 'Breakfast',
    LUNCH: 'Lunch',
    DINNER: 'Dinner',
    SNACK: 'Snack',
  },
  meal: (slot: string, minutes: number): string =>
    plural(minutes, { one: `${slot} · 1 min`, other: `${slot} · ${minutes} min` }),
  failed: 'We couldn’t plan a day right now. Your whole week is planned after the next step. These dishes fit you:',
  unplanned: 'Nothing was sent, so nothing is planned yet. These dishes fit you:',
  goOn: 'Continue',
  unfit: 'Some of your answers are missing or don’t match.',
  mend: 'Check this answer',
  unreachable: 'We couldn’t reach our server for the prices. You can continue, and we’ll try again.',
} as const
