import { recipe } from '#planner/recipe.ts'
import { lentilMushroomSpaghettiWords } from './lentil-mushroom-spaghetti-words.ts'

export const lentilMushroomSpaghetti = recipe(
  {
    id: 'lentil-mushroom-spaghetti',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
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
        id: 'chestnut-mushrooms',
        g: 250,
        show: {
          qty: 1,
          unit: 'punnet',
        },
        knife: 'FINE',
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
        id: 'garlic',
        g: 8,
        show: {
          qty: 2,
          unit: 'clove',
        },
        knife: 'FINE',
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
        id: 'tinned-tomatoes',
        g: 400,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'lentils-tinned',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'spaghetti',
        g: 140,
        swaps: [
          {
            id: 'gf-spaghetti',
            g: 140,
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
        uses: ['olive-oil', 'chestnut-mushrooms'],
        minutes: 6,
        heat: 'HIGH',
      },
      {
        uses: ['onion', 'garlic', 'dried-oregano'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['tinned-tomatoes', 'lentils-tinned', 'salt'],
        minutes: 12,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['spaghetti'],
        minutes: 10,
        waits: true,
        meanwhile: true,
        heat: 'BOIL',
      },
      {
        uses: [],
        minutes: 1,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  lentilMushroomSpaghettiWords,
)
