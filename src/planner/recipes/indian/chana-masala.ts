import { recipe } from '#planner/recipe.ts'
import { chanaMasalaWords } from './chana-masala-words.ts'

export const chanaMasala = recipe(
  {
    id: 'chana-masala',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
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
        id: 'ginger',
        g: 15,
        show: {
          qty: 1,
          unit: 'knob',
        },
        knife: 'FINE',
      },
      {
        id: 'garam-masala',
        g: 4,
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
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
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
        id: 'chickpeas',
        g: 480,
        show: {
          qty: 2,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 60,
      },
      {
        id: 'spinach',
        g: 120,
        show: {
          qty: 4,
          unit: 'handful',
        },
        knife: 'ROUGH',
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
        uses: ['rapeseed-oil', 'onion'],
        minutes: 8,
        heat: 'MEDIUM',
      },
      {
        uses: ['ginger', 'garam-masala', 'turmeric', 'chilli-flakes'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['tinned-tomatoes', 'salt'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['chickpeas', 'water'],
        minutes: 8,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['spinach'],
        minutes: 2,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  chanaMasalaWords,
)
