import { recipe } from '#planner/recipe.ts'
import { pastaECeciWords } from './pasta-e-ceci-words.ts'

export const pastaECeci = recipe(
  {
    id: 'pasta-e-ceci',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS', 'PASTA'],
    servings: 2,
    minutes: {
      active: 25,
      total: 35,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 13.5,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'carrot',
        g: 61,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'celery',
        g: 40,
        show: {
          qty: 1,
          unit: 'stalk',
        },
        knife: 'FINE',
      },
      {
        id: 'tomato-puree',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
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
        id: 'chickpeas',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 600,
      },
      {
        id: 'pasta',
        g: 100,
        swaps: [
          {
            id: 'gf-pasta',
            g: 100,
          },
        ],
      },
      {
        id: 'salt',
        g: 1.5,
        show: {
          qty: 0.25,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['olive-oil', 'onion', 'carrot', 'celery', 'salt'],
        minutes: 7,
        heat: 'MEDIUM',
      },
      {
        uses: ['tomato-puree', 'dried-thyme'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['chickpeas', 'water'],
        minutes: 8,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['pasta'],
        minutes: 10,
        heat: 'SIMMER',
        timer: 10,
      },
      {
        uses: [],
        minutes: 3,
        waits: true,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  pastaECeciWords,
)
