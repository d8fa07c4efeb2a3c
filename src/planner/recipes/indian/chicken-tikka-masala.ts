import { recipe } from '#planner/recipe.ts'
import { chickenTikkaMasalaWords } from './chicken-tikka-masala-words.ts'

export const chickenTikkaMasala = recipe(
  {
    id: 'chicken-tikka-masala',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 30,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'chicken-thigh',
        g: 280,
        knife: 'ROUGH',
      },
      {
        id: 'natural-yogurt',
        g: 90,
        show: {
          qty: 6,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'soya-yogurt',
            g: 90,
            show: {
              qty: 6,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'garam-masala',
        g: 6,
        show: {
          qty: 1,
          unit: 'tbsp',
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
        id: 'turmeric',
        g: 1.5,
        show: {
          qty: 0.5,
          unit: 'tsp',
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
        id: 'garlic-powder',
        g: 3.1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'rapeseed-oil',
        g: 14,
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
        knife: 'FINE',
      },
      {
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'rice-cooked',
        g: 200,
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
        uses: [
          'chicken-thigh',
          'natural-yogurt',
          'garam-masala',
          'paprika',
          'turmeric',
          'ground-ginger',
          'garlic-powder',
          'salt',
        ],
        minutes: 3,
      },
      {
        uses: ['rapeseed-oil'],
        minutes: 7,
        heat: 'HIGH',
      },
      {
        uses: ['onion'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['passata'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
        done: {
          'chicken-thigh': 'PIECE',
        },
      },
      {
        uses: [],
        minutes: 1,
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
  chickenTikkaMasalaWords,
)
