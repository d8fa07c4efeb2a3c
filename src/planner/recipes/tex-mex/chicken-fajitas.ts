import { recipe } from '#planner/recipe.ts'
import { chickenFajitasWords } from './chicken-fajitas-words.ts'

export const chickenFajitas = recipe(
  {
    id: 'chicken-fajitas',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: {
      active: 20,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'chicken-breast',
        g: 260,
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
        id: 'cumin',
        g: 2.1,
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
        id: 'red-pepper',
        g: 119,
        show: {
          qty: 1,
          unit: 'medium',
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
        id: 'lime-juice',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'flour-tortilla',
        g: 180,
        show: {
          qty: 4,
          unit: 'medium',
        },
        swaps: [
          {
            id: 'corn-tortilla',
            g: 96,
            show: {
              qty: 4,
              unit: 'piece',
            },
          },
        ],
      },
      {
        id: 'natural-yogurt',
        g: 60,
        show: {
          qty: 4,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'soya-yogurt',
            g: 60,
            show: {
              qty: 4,
              unit: 'tbsp',
            },
          },
        ],
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
        uses: ['chicken-breast', 'paprika', 'cumin', 'garlic-powder', 'salt'],
        minutes: 2,
      },
      {
        uses: ['rapeseed-oil', 'red-pepper', 'onion'],
        minutes: 6,
        heat: 'HIGH',
      },
      {
        uses: [],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'chicken-breast': 'PIECE',
        },
      },
      {
        uses: ['lime-juice'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['flour-tortilla', 'natural-yogurt'],
        minutes: 2,
        heat: 'HIGH',
      },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  chickenFajitasWords,
)
