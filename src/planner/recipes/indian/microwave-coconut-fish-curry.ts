import { recipe } from '#planner/recipe.ts'
import { microwaveCoconutFishCurryWords } from './microwave-coconut-fish-curry-words.ts'

export const microwaveCoconutFishCurry = recipe(
  {
    id: 'microwave-coconut-fish-curry',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 3,
      total: 15,
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
        id: 'olive-oil',
        g: 13.5,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'coconut-milk-light',
        g: 200,
      },
      {
        id: 'curry-powder',
        g: 6.3,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'spinach',
        g: 60,
        show: {
          qty: 2,
          unit: 'handful',
        },
      },
      {
        id: 'pollock',
        g: 300,
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
        g: 1.5,
        show: {
          qty: 0.25,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['sweet-potato', 'curry-powder', 'olive-oil', 'coconut-milk-light', 'salt'],
        minutes: 6,
        waits: true,
      },
      {
        uses: ['spinach', 'pollock'],
        minutes: 3,
        waits: true,
      },
      {
        uses: [],
        minutes: 3,
        waits: true,
        done: {
          pollock: 'LOOK',
        },
      },
      {
        uses: ['lemon-juice'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  microwaveCoconutFishCurryWords,
)
