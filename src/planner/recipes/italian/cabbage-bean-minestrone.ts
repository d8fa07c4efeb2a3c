import { recipe } from '#planner/recipe.ts'
import { cabbageBeanMinestroneWords } from './cabbage-bean-minestrone-words.ts'

export const cabbageBeanMinestrone = recipe(
  {
    id: 'cabbage-bean-minestrone',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
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
        g: 20,
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
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'cabbage',
        g: 200,
        knife: 'ROUGH',
      },
      {
        id: 'tomato-puree',
        g: 48,
        show: {
          qty: 3,
          unit: 'tbsp',
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
        id: 'water',
        g: 500,
      },
      {
        id: 'pinto-beans',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'pasta',
        g: 70,
        swaps: [
          {
            id: 'gf-pasta',
            g: 70,
          },
        ],
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
        uses: ['olive-oil', 'onion', 'carrot'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['cabbage', 'tomato-puree', 'dried-oregano', 'salt'],
        minutes: 3,
        heat: 'MEDIUM',
      },
      {
        uses: ['water', 'pinto-beans'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['pasta'],
        minutes: 9,
        heat: 'SIMMER',
        timer: 9,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  cabbageBeanMinestroneWords,
)
