import { recipe } from '#planner/recipe.ts'
import { blackEyedBeanGumboWords } from './black-eyed-bean-gumbo-words.ts'

export const blackEyedBeanGumbo = recipe(
  {
    id: 'black-eyed-bean-gumbo',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 40,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'sunflower-oil',
        g: 28,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'plain-flour',
        g: 16,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'gf-flour',
            g: 16,
            show: {
              qty: 2,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'green-pepper',
        g: 119,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'celery',
        g: 80,
        show: {
          qty: 2,
          unit: 'stalk',
        },
        knife: 'ROUGH',
      },
      {
        id: 'paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'dried-thyme',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'okra',
        g: 125,
        knife: 'ROUGH',
      },
      {
        id: 'black-eyed-beans',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 400,
      },
      {
        id: 'rice-cooked',
        g: 160,
      },
      {
        id: 'salt',
        g: 3,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['sunflower-oil', 'plain-flour'],
        minutes: 9,
        heat: 'MEDIUM',
      },
      {
        uses: ['onion', 'green-pepper', 'celery', 'salt'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['paprika', 'dried-thyme', 'chilli-flakes'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['okra', 'black-eyed-beans', 'water'],
        minutes: 20,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['rice-cooked'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  blackEyedBeanGumboWords,
)
