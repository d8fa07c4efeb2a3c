import { recipe } from '#planner/recipe.ts'
import { sardinesSweetPotatoMashWords } from './sardines-sweet-potato-mash-words.ts'

export const sardinesSweetPotatoMash = recipe(
  {
    id: 'sardines-sweet-potato-mash',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 6,
      total: 12,
    },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 350,
        knife: 'FINE',
      },
      {
        id: 'spinach',
        g: 120,
        show: {
          qty: 4,
          unit: 'handful',
        },
      },
      {
        id: 'paprika',
        g: 2.3,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'garlic-powder',
        g: 1.6,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
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
        id: 'sardines-tinned',
        g: 180,
        show: {
          qty: 2,
          unit: 'tin',
        },
      },
      {
        id: 'tomato',
        g: 123,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'lemon-juice',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'salt',
        g: 0.8,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['sweet-potato'],
        minutes: 7,
        waits: true,
      },
      {
        uses: ['spinach', 'paprika', 'garlic-powder', 'olive-oil', 'salt'],
        minutes: 2,
      },
      {
        uses: ['sardines-tinned', 'tomato', 'lemon-juice'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  sardinesSweetPotatoMashWords,
)
