import { recipe } from '#planner/recipe.ts'
import { fishPieWords } from './fish-pie-words.ts'

export const fishPie = recipe(
  {
    id: 'fish-pie',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 50,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 400,
        knife: 'ROUGH',
      },
      {
        id: 'olive-oil',
        g: 9,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'leek',
        g: 89,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        id: 'milk-semi',
        g: 244,
        show: {
          qty: 1,
          unit: 'cup',
        },
        swaps: [
          {
            id: 'lactose-free-milk',
            g: 244,
            show: {
              qty: 1,
              unit: 'cup',
            },
          },
        ],
      },
      {
        id: 'mustard',
        g: 5,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'pollock',
        g: 240,
      },
      {
        id: 'frozen-peas',
        g: 67,
        show: {
          qty: 0.5,
          unit: 'cup',
        },
      },
      {
        id: 'cheddar',
        g: 28,
        show: {
          qty: 4,
          unit: 'tbsp',
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
        uses: ['potato', 'salt'],
        minutes: 14,
        waits: true,
        heat: 'BOIL',
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: ['olive-oil', 'leek'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['plain-flour', 'milk-semi', 'mustard'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['pollock', 'frozen-peas'],
        minutes: 1,
      },
      {
        uses: ['cheddar'],
        minutes: 24,
        waits: true,
        done: {
          pollock: 'LOOK',
        },
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  fishPieWords,
)
