import { recipe } from '#planner/recipe.ts'
import { twoBeanChilliWords } from './two-bean-chilli-words.ts'

export const twoBeanChilli = recipe(
  {
    id: 'two-bean-chilli',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 25,
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
        knife: 'ROUGH',
      },
      {
        id: 'red-pepper',
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
        id: 'dried-oregano',
        g: 1,
        show: {
          qty: 1,
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
        id: 'tomato-puree',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
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
        id: 'black-beans',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 120,
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
        uses: ['olive-oil', 'onion', 'red-pepper', 'salt'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['cumin', 'paprika', 'dried-oregano', 'chilli-flakes', 'tomato-puree'],
        minutes: 2,
        heat: 'MEDIUM',
      },
      {
        uses: ['tinned-tomatoes', 'kidney-beans', 'black-beans', 'water'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: [],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  twoBeanChilliWords,
)
