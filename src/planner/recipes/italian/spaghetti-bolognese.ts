import { recipe } from '#planner/recipe.ts'
import { spaghettiBologneseWords } from './spaghetti-bolognese-words.ts'

export const spaghettiBolognese = recipe(
  {
    id: 'spaghetti-bolognese',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 13.5,
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
        id: 'carrot',
        g: 61,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'garlic',
        g: 8,
        show: {
          qty: 2,
          unit: 'clove',
        },
        knife: 'FINE',
      },
      {
        id: 'beef-mince-5',
        g: 220,
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
        id: 'passata',
        g: 300,
      },
      {
        id: 'spaghetti',
        g: 120,
        swaps: [
          {
            id: 'gf-spaghetti',
            g: 120,
          },
        ],
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
        uses: ['olive-oil', 'onion', 'carrot', 'garlic'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['beef-mince-5'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'beef-mince-5': 'HEAP',
        },
      },
      {
        uses: ['dried-oregano', 'passata'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['spaghetti', 'salt'],
        minutes: 10,
        waits: true,
        meanwhile: true,
        heat: 'BOIL',
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
  spaghettiBologneseWords,
)
