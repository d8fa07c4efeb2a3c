import { recipe } from '#planner/recipe.ts'
import { teriyakiChickenBroccoliWords } from './teriyaki-chicken-broccoli-words.ts'

export const teriyakiChickenBroccoli = recipe(
  {
    id: 'teriyaki-chicken-broccoli',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'soy-sauce',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'tamari',
            g: 36,
            show: {
              qty: 2,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'brown-sugar',
        g: 12,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'ground-ginger',
        g: 1.8,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'cornflour',
        g: 5.4,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'water',
        g: 120,
      },
      {
        id: 'rapeseed-oil',
        g: 9,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'chicken-thigh',
        g: 280,
        knife: 'ROUGH',
      },
      {
        id: 'broccoli',
        g: 350,
        show: {
          qty: 1,
          unit: 'head',
        },
        knife: 'ROUGH',
      },
      {
        id: 'rice-cooked',
        g: 230,
      },
    ],
    steps: [
      {
        uses: ['soy-sauce', 'brown-sugar', 'ground-ginger', 'cornflour', 'water'],
        minutes: 1,
      },
      {
        uses: ['rapeseed-oil', 'chicken-thigh'],
        minutes: 8,
        heat: 'MEDIUM_HIGH',
        done: {
          'chicken-thigh': 'PIECE',
        },
      },
      {
        uses: ['broccoli'],
        minutes: 4,
        waits: true,
        heat: 'MEDIUM',
      },
      {
        uses: [],
        minutes: 2,
        heat: 'MEDIUM',
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
  teriyakiChickenBroccoliWords,
)
