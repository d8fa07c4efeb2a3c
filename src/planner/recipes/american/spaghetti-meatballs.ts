import { recipe } from '#planner/recipe.ts'
import { spaghettiMeatballsWords } from './spaghetti-meatballs-words.ts'

export const spaghettiMeatballs = recipe(
  {
    id: 'spaghetti-meatballs',
    cuisine: 'AMERICAN',
    secondCuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 20,
      total: 35,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'beef-mince-10',
        g: 200,
      },
      {
        id: 'breadcrumbs',
        g: 34,
        show: {
          qty: 5,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'gf-breadcrumbs',
            g: 34,
            show: {
              qty: 5,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'water',
        g: 45,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'onion',
        g: 70,
        show: {
          qty: 1,
          unit: 'small',
        },
        knife: 'FINE',
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
        g: 9,
        show: {
          qty: 2,
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
        id: 'spaghetti',
        g: 100,
        swaps: [
          {
            id: 'gf-spaghetti',
            g: 100,
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
        uses: ['beef-mince-10', 'breadcrumbs', 'water', 'onion', 'dried-oregano', 'salt'],
        minutes: 8,
      },
      {
        uses: ['olive-oil'],
        minutes: 7,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['tinned-tomatoes'],
        minutes: 14,
        waits: true,
        heat: 'SIMMER',
        done: {
          'beef-mince-10': 'THICKEST',
        },
      },
      {
        uses: ['spaghetti'],
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
  spaghettiMeatballsWords,
)
