import { recipe } from '#planner/recipe.ts'
import { peanutNoodlesTofuBroccoliWords } from './peanut-noodles-tofu-broccoli-words.ts'

export const peanutNoodlesTofuBroccoli = recipe(
  {
    id: 'peanut-noodles-tofu-broccoli',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
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
        id: 'tofu',
        g: 280,
        show: {
          qty: 1,
          unit: 'block',
        },
      },
      {
        id: 'rapeseed-oil',
        g: 7,
        show: {
          qty: 0.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'broccoli',
        g: 175,
        show: {
          qty: 0.5,
          unit: 'head',
        },
        knife: 'ROUGH',
      },
      {
        id: 'rice-noodles',
        g: 100,
      },
      {
        id: 'peanut-butter',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'soy-sauce',
        g: 24,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'tamari',
            g: 27,
            show: {
              qty: 1.5,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'lime-juice',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'garlic',
        g: 4,
        show: {
          qty: 1,
          unit: 'clove',
        },
        knife: 'FINE',
      },
      {
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'water',
        g: 60,
      },
    ],
    steps: [
      {
        uses: ['peanut-butter', 'soy-sauce', 'lime-juice', 'garlic', 'chilli-flakes', 'water'],
        minutes: 2,
      },
      {
        uses: ['rapeseed-oil', 'tofu'],
        minutes: 8,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['rice-noodles', 'broccoli'],
        minutes: 4,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: [],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  peanutNoodlesTofuBroccoliWords,
)
