import { recipe } from '#planner/recipe.ts'
import { beefLasagneWords } from './beef-lasagne-words.ts'

export const beefLasagne = recipe(
  {
    id: 'beef-lasagne',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 20,
      total: 55,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'FRYING_PAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'beef-mince-5',
        g: 180,
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
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'dried-oregano',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'olive-oil',
        g: 9,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'plain-flour',
        g: 16,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'milk-semi',
        g: 244,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'nutmeg',
        g: 0.6,
        show: {
          qty: 0.25,
          unit: 'tsp',
        },
      },
      {
        id: 'lasagne-sheets',
        g: 80,
        show: {
          qty: 4,
          unit: 'sheet',
        },
      },
      {
        id: 'mozzarella',
        g: 62,
        knife: 'ROUGH',
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
        uses: ['beef-mince-5', 'onion'],
        minutes: 8,
        heat: 'MEDIUM_HIGH',
        done: {
          'beef-mince-5': 'HEAP',
        },
        oven: {
          celsius: 190,
          fan: true,
        },
      },
      {
        uses: ['passata', 'dried-oregano', 'salt'],
        minutes: 6,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['olive-oil', 'plain-flour', 'milk-semi', 'nutmeg'],
        minutes: 6,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['lasagne-sheets', 'mozzarella'],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 28,
        waits: true,
      },
      {
        uses: [],
        minutes: 5,
        waits: true,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  beefLasagneWords,
)
