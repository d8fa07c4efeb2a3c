import { recipe } from '#planner/recipe.ts'
import { paprikaChickenTrayBakeWords } from './paprika-chicken-tray-bake-words.ts'

export const paprikaChickenTrayBake = recipe(
  {
    id: 'paprika-chicken-tray-bake',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 40,
    },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 300,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        id: 'courgette',
        g: 196,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'red-onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'chicken-thigh',
        g: 300,
      },
      {
        id: 'paprika',
        g: 6.9,
        show: {
          qty: 1,
          unit: 'tbsp',
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
        id: 'dried-oregano',
        g: 1,
        show: {
          qty: 1,
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
        id: 'olives',
        g: 42,
        show: {
          qty: 12,
          unit: 'piece',
        },
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
          'sweet-potato',
          'red-pepper',
          'courgette',
          'red-onion',
          'chicken-thigh',
          'paprika',
          'garlic-powder',
          'dried-oregano',
          'olive-oil',
          'salt',
        ],
        minutes: 4,
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: [],
        minutes: 28,
        waits: true,
        done: {
          'chicken-thigh': 'THICKEST',
        },
      },
      {
        uses: ['olives'],
        minutes: 5,
        waits: true,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  paprikaChickenTrayBakeWords,
)
