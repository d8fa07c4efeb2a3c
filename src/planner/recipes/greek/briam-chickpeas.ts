import { recipe } from '#planner/recipe.ts'
import { briamChickpeasWords } from './briam-chickpeas-words.ts'

export const briamChickpeas = recipe(
  {
    id: 'briam-chickpeas',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 60,
    },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 300,
        knife: 'ROUGH',
      },
      {
        id: 'aubergine',
        g: 225,
        show: {
          qty: 1,
          unit: 'small',
        },
        knife: 'ROUGH',
      },
      {
        id: 'courgette',
        g: 196,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        id: 'tomato',
        g: 246,
        show: {
          qty: 2,
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
        id: 'dried-oregano',
        g: 2,
        show: {
          qty: 2,
          unit: 'tsp',
        },
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
        uses: ['potato', 'aubergine', 'courgette', 'red-onion', 'tomato', 'olive-oil', 'dried-oregano', 'salt'],
        minutes: 4,
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: [],
        minutes: 35,
        waits: true,
      },
      {
        uses: ['chickpeas'],
        minutes: 15,
        waits: true,
      },
    ],
    keepsDays: 4,
    leftovers: 'EITHER',
    freezable: false,
  },
  briamChickpeasWords,
)
