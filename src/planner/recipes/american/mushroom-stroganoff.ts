import { recipe } from '#planner/recipe.ts'
import { mushroomStroganoffWords } from './mushroom-stroganoff-words.ts'

export const mushroomStroganoff = recipe(
  {
    id: 'mushroom-stroganoff',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 15,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'pasta',
        g: 130,
        swaps: [
          {
            id: 'gf-pasta',
            g: 130,
          },
        ],
      },
      {
        id: 'olive-oil',
        g: 13.5,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'chestnut-mushrooms',
        g: 250,
        show: {
          qty: 1,
          unit: 'punnet',
        },
        knife: 'ROUGH',
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
        id: 'paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'butter-beans',
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
        id: 'cornflour',
        g: 8,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'natural-yogurt',
        g: 122,
        show: {
          qty: 0.5,
          unit: 'cup',
        },
        swaps: [
          {
            id: 'soya-yogurt',
            g: 122,
            show: {
              qty: 0.5,
              unit: 'cup',
            },
          },
        ],
      },
      {
        id: 'mustard',
        g: 10,
        show: {
          qty: 2,
          unit: 'tsp',
        },
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
        uses: ['pasta', 'salt'],
        minutes: 10,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['olive-oil', 'chestnut-mushrooms'],
        minutes: 6,
        meanwhile: true,
        heat: 'HIGH',
      },
      {
        uses: ['onion', 'paprika'],
        minutes: 5,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['butter-beans', 'water'],
        minutes: 4,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['natural-yogurt', 'cornflour', 'mustard'],
        minutes: 2,
        heat: 'LOW',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  mushroomStroganoffWords,
)
