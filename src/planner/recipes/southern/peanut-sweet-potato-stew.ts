import { recipe } from '#planner/recipe.ts'
import { peanutSweetPotatoStewWords } from './peanut-sweet-potato-stew-words.ts'

export const peanutSweetPotatoStew = recipe(
  {
    id: 'peanut-sweet-potato-stew',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 25,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 7,
        show: {
          qty: 0.5,
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
        knife: 'ROUGH',
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
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'sweet-potato',
        g: 350,
        knife: 'ROUGH',
      },
      {
        id: 'passata',
        g: 200,
      },
      {
        id: 'kidney-beans',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'peanut-butter',
        g: 48,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'water',
        g: 250,
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
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['ground-ginger', 'chilli-flakes', 'sweet-potato', 'passata', 'water', 'salt'],
        minutes: 13,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['kidney-beans', 'peanut-butter'],
        minutes: 4,
        heat: 'LOW',
      },
      {
        uses: ['spinach'],
        minutes: 2,
        heat: 'LOW',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  peanutSweetPotatoStewWords,
)
