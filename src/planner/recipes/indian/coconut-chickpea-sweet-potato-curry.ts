import { recipe } from '#planner/recipe.ts'
import { coconutChickpeaSweetPotatoCurryWords } from './coconut-chickpea-sweet-potato-curry-words.ts'

export const coconutChickpeaSweetPotatoCurry = recipe(
  {
    id: 'coconut-chickpea-sweet-potato-curry',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 7,
        show: {
          qty: 0.5,
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
        knife: 'ROUGH',
      },
      {
        id: 'curry-powder',
        g: 6.3,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'sweet-potato',
        g: 150,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'red-lentils',
        g: 60,
      },
      {
        id: 'chickpeas',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'coconut-milk-light',
        g: 400,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 150,
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
        uses: ['rapeseed-oil', 'onion', 'salt'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['curry-powder'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['sweet-potato', 'red-lentils', 'chickpeas', 'coconut-milk-light', 'water'],
        minutes: 17,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['spinach'],
        minutes: 2,
        heat: 'LOW',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  coconutChickpeaSweetPotatoCurryWords,
)
