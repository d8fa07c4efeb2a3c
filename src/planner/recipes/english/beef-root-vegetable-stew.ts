import { recipe } from '#planner/recipe.ts'
import { beefRootVegetableStewWords } from './beef-root-vegetable-stew-words.ts'

export const beefRootVegetableStew = recipe(
  {
    id: 'beef-root-vegetable-stew',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 115,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
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
        id: 'beef-chuck',
        g: 320,
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
        id: 'tomato-puree',
        g: 32,
        show: {
          qty: 2,
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
        id: 'bay-leaf',
        g: 0.4,
        show: {
          qty: 2,
          unit: 'leaf',
        },
        fixed: true,
      },
      {
        id: 'water',
        g: 400,
      },
      {
        id: 'carrot',
        g: 183,
        show: {
          qty: 3,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'parsnip',
        g: 240,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        uses: ['olive-oil', 'beef-chuck'],
        minutes: 8,
        heat: 'HIGH',
      },
      {
        uses: ['onion', 'tomato-puree'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['dried-thyme', 'bay-leaf', 'water', 'salt'],
        minutes: 70,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['carrot', 'parsnip'],
        minutes: 30,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: [],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  beefRootVegetableStewWords,
)
