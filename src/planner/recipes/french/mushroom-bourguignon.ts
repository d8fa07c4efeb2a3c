import { recipe } from '#planner/recipe.ts'
import { mushroomBourguignonWords } from './mushroom-bourguignon-words.ts'

export const mushroomBourguignon = recipe(
  {
    id: 'mushroom-bourguignon',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 40,
    },
    skill: 'BASIC',
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
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        id: 'plain-flour',
        g: 16,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'cornflour',
            g: 16,
            show: {
              qty: 2,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'dried-thyme',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'water',
        g: 350,
      },
      {
        id: 'soy-sauce',
        g: 16,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'tamari',
            g: 18,
            show: {
              qty: 1,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'potato',
        g: 250,
        knife: 'ROUGH',
      },
      {
        id: 'haricot-beans',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
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
        uses: ['olive-oil', 'chestnut-mushrooms'],
        minutes: 7,
        heat: 'HIGH',
      },
      {
        uses: ['onion', 'carrot'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['tomato-puree', 'plain-flour', 'dried-thyme'],
        minutes: 2,
        heat: 'MEDIUM',
      },
      {
        uses: ['water', 'soy-sauce', 'potato', 'salt'],
        minutes: 18,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['haricot-beans'],
        minutes: 4,
        waits: true,
        heat: 'SIMMER',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: false,
  },
  mushroomBourguignonWords,
)
