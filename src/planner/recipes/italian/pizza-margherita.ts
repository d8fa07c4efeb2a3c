import { recipe } from '#planner/recipe.ts'
import { pizzaMargheritaWords } from './pizza-margherita-words.ts'

export const pizzaMargherita = recipe(
  {
    id: 'pizza-margherita',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'plain-flour',
        g: 150,
        swaps: [
          {
            id: 'gf-flour',
            g: 150,
          },
        ],
      },
      {
        id: 'baking-powder',
        g: 4.6,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'natural-yogurt',
        g: 122,
        show: {
          qty: 0.5,
          unit: 'cup',
        },
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
        id: 'passata',
        g: 120,
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
        id: 'mozzarella',
        g: 125,
        knife: 'ROUGH',
      },
      {
        id: 'rocket',
        g: 40,
        show: {
          qty: 2,
          unit: 'handful',
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
        uses: ['plain-flour', 'baking-powder', 'natural-yogurt', 'salt'],
        minutes: 6,
        oven: {
          celsius: 220,
          fan: true,
        },
      },
      {
        uses: ['olive-oil'],
        minutes: 4,
      },
      {
        uses: ['passata', 'dried-oregano', 'mozzarella'],
        minutes: 2,
      },
      {
        uses: [],
        minutes: 13,
        waits: true,
      },
      {
        uses: ['rocket'],
        minutes: 1,
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: true,
  },
  pizzaMargheritaWords,
)
