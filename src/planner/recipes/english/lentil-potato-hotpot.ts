import { recipe } from '#planner/recipe.ts'
import { lentilPotatoHotpotWords } from './lentil-potato-hotpot-words.ts'

export const lentilPotatoHotpot = recipe(
  {
    id: 'lentil-potato-hotpot',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 55,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'OVEN', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 20,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'leek',
        g: 178,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'tomato-puree',
        g: 16,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'dried-thyme',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
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
        id: 'lentils-tinned',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'water',
        g: 150,
      },
      {
        id: 'potato',
        g: 400,
        knife: 'FINE',
      },
      {
        id: 'salt',
        g: 3,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['olive-oil', 'leek', 'carrot'],
        minutes: 6,
        heat: 'MEDIUM',
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: ['tomato-puree', 'dried-thyme', 'mustard', 'lentils-tinned', 'water', 'salt'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['potato'],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 25,
        waits: true,
      },
      {
        uses: [],
        minutes: 15,
        waits: true,
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: false,
  },
  lentilPotatoHotpotWords,
)
