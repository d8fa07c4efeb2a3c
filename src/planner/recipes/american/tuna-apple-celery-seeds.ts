import { recipe } from '#planner/recipe.ts'
import { tunaAppleCelerySeedsWords } from './tuna-apple-celery-seeds-words.ts'

export const tunaAppleCelerySeeds = recipe(
  {
    id: 'tuna-apple-celery-seeds',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: {
      active: 8,
      total: 8,
    },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      {
        id: 'tuna-tinned',
        g: 220,
        show: {
          qty: 2,
          unit: 'tin',
        },
      },
      {
        id: 'apple',
        g: 182,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'celery',
        g: 160,
        show: {
          qty: 4,
          unit: 'stalk',
        },
        knife: 'ROUGH',
      },
      {
        id: 'raisins',
        g: 36,
        show: {
          qty: 4,
          unit: 'tbsp',
        },
      },
      {
        id: 'pumpkin-seeds',
        g: 32,
        show: {
          qty: 4,
          unit: 'tbsp',
        },
      },
      {
        id: 'lemon-juice',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'olive-oil',
        g: 34,
        show: {
          qty: 2.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'mustard',
        g: 10,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'salt',
        g: 0.4,
        show: {
          qty: 1,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['lemon-juice', 'olive-oil', 'mustard', 'salt'],
        minutes: 2,
      },
      {
        uses: ['apple', 'celery', 'raisins'],
        minutes: 4,
        cuts: true,
      },
      {
        uses: ['tuna-tinned', 'pumpkin-seeds'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  tunaAppleCelerySeedsWords,
)
