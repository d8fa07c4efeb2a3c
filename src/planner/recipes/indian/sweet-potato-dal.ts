import { recipe } from '#planner/recipe.ts'
import { sweetPotatoDalWords } from './sweet-potato-dal-words.ts'

export const sweetPotatoDal = recipe(
  {
    id: 'sweet-potato-dal',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 25,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'red-lentils',
        g: 160,
      },
      {
        id: 'sweet-potato',
        g: 200,
        knife: 'ROUGH',
      },
      {
        id: 'turmeric',
        g: 1.5,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'water',
        g: 650,
      },
      {
        id: 'spinach',
        g: 120,
        show: {
          qty: 4,
          unit: 'handful',
        },
      },
      {
        id: 'rapeseed-oil',
        g: 21,
        show: {
          qty: 1.5,
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
        id: 'cumin',
        g: 4.2,
        show: {
          qty: 2,
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
        uses: ['red-lentils', 'sweet-potato', 'turmeric', 'water'],
        minutes: 18,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['rapeseed-oil', 'onion'],
        minutes: 10,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['cumin', 'chilli-flakes'],
        minutes: 1,
        meanwhile: true,
        heat: 'LOW',
      },
      {
        uses: ['spinach', 'salt'],
        minutes: 2,
        heat: 'LOW',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  sweetPotatoDalWords,
)
