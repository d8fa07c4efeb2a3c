import { recipe } from '#planner/recipe.ts'
import { chilliConCarneWords } from './chilli-con-carne-words.ts'

export const chilliConCarne = recipe(
  {
    id: 'chilli-con-carne',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'beef-mince-5',
        g: 240,
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
        id: 'chilli-flakes',
        g: 1.8,
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
        id: 'kidney-beans',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'rice-cooked',
        g: 160,
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
        uses: ['beef-mince-5'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'beef-mince-5': 'HEAP',
        },
      },
      {
        uses: ['onion', 'green-pepper'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['cumin', 'paprika', 'chilli-flakes'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['tinned-tomatoes', 'kidney-beans', 'salt'],
        minutes: 15,
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
  chilliConCarneWords,
)
