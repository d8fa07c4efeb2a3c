import { recipe } from '#planner/recipe.ts'
import { cauliflowerChickpeaTrayTahiniWords } from './cauliflower-chickpea-tray-tahini-words.ts'

export const cauliflowerChickpeaTrayTahini = recipe(
  {
    id: 'cauliflower-chickpea-tray-tahini',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 35,
    },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'cauliflower',
        g: 400,
        knife: 'ROUGH',
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
        id: 'red-onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'olive-oil',
        g: 27,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
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
        id: 'paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'tahini',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'lemon-juice',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'water',
        g: 45,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'parsley',
        g: 10,
        show: {
          qty: 1,
          unit: 'handful',
        },
        knife: 'ROUGH',
      },
      {
        id: 'salt',
        g: 2,
        show: {
          qty: 0.33,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['cauliflower', 'chickpeas', 'red-onion', 'olive-oil', 'cumin', 'paprika', 'salt'],
        minutes: 3,
        oven: {
          celsius: 210,
          fan: true,
        },
      },
      {
        uses: [],
        minutes: 27,
        waits: true,
      },
      {
        uses: ['tahini', 'lemon-juice', 'water'],
        minutes: 2,
        meanwhile: true,
      },
      {
        uses: ['parsley'],
        minutes: 1,
      },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  cauliflowerChickpeaTrayTahiniWords,
)
