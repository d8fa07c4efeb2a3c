import { recipe } from '#planner/recipe.ts'
import { microwaveGingerSalmonSpinachWords } from './microwave-ginger-salmon-spinach-words.ts'

export const microwaveGingerSalmonSpinach = recipe(
  {
    id: 'microwave-ginger-salmon-spinach',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 3,
      total: 12,
    },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'GRATER'],
    noCook: true,
    ingredients: [
      {
        id: 'coconut-milk-light',
        g: 200,
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
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
      },
      {
        id: 'spinach',
        g: 180,
        show: {
          qty: 6,
          unit: 'handful',
        },
      },
      {
        id: 'salmon',
        g: 260,
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
        id: 'olive-oil',
        g: 4.5,
        show: {
          qty: 1,
          unit: 'tsp',
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
        uses: ['coconut-milk-light', 'ground-ginger', 'turmeric', 'chilli-flakes', 'carrot', 'olive-oil', 'salt'],
        minutes: 3,
        waits: true,
      },
      {
        uses: ['spinach'],
        minutes: 1,
      },
      {
        uses: ['salmon'],
        minutes: 3,
        waits: true,
      },
      {
        uses: [],
        minutes: 3,
        waits: true,
        done: {
          salmon: 'LOOK',
        },
      },
      {
        uses: ['lime-juice'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  microwaveGingerSalmonSpinachWords,
)
