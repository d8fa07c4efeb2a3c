import { recipe } from '#planner/recipe.ts'
import { prawnWhiteBeanStewWords } from './prawn-white-bean-stew-words.ts'

export const prawnWhiteBeanStew = recipe(
  {
    id: 'prawn-white-bean-stew',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 25,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 27,
        show: {
          qty: 2,
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
        id: 'paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'garlic-powder',
        g: 3.1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'tinned-tomatoes',
        g: 400,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'cannellini-beans',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
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
        id: 'prawns',
        g: 250,
      },
      {
        id: 'salt',
        g: 1,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['olive-oil', 'onion'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['paprika', 'garlic-powder', 'tinned-tomatoes', 'salt'],
        minutes: 8,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['cannellini-beans', 'spinach'],
        minutes: 3,
        heat: 'MEDIUM',
      },
      {
        uses: ['prawns'],
        minutes: 3,
        heat: 'MEDIUM',
        done: {
          prawns: 'LOOK',
        },
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnWhiteBeanStewWords,
)
