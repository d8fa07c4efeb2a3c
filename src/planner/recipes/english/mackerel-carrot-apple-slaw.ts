import { recipe } from '#planner/recipe.ts'
import { mackerelCarrotAppleSlawWords } from './mackerel-carrot-apple-slaw-words.ts'

export const mackerelCarrotAppleSlaw = recipe(
  {
    id: 'mackerel-carrot-apple-slaw',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: {
      active: 9,
      total: 9,
    },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      {
        id: 'mackerel-tinned',
        g: 180,
        show: {
          qty: 2,
          unit: 'tin',
        },
      },
      {
        id: 'carrot',
        g: 244,
        show: {
          qty: 4,
          unit: 'medium',
        },
      },
      {
        id: 'apple',
        g: 182,
        show: {
          qty: 1,
          unit: 'medium',
        },
      },
      {
        id: 'apple-cider-vinegar',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'mustard',
        g: 10,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'olive-oil',
        g: 20,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'sunflower-seeds',
        g: 36,
        show: {
          qty: 4,
          unit: 'tbsp',
        },
      },
      {
        id: 'salt',
        g: 0.4,
        show: {
          qty: 1,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['carrot', 'apple'],
        minutes: 5,
        cuts: true,
      },
      {
        uses: ['apple-cider-vinegar', 'mustard', 'olive-oil', 'salt'],
        minutes: 2,
      },
      {
        uses: ['mackerel-tinned', 'sunflower-seeds'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  mackerelCarrotAppleSlawWords,
)
