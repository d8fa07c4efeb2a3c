import { recipe } from '#planner/recipe.ts'
import { shepherdsPieWords } from './shepherds-pie-words.ts'

export const shepherdsPie = recipe(
  {
    id: 'shepherds-pie',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 25,
      total: 45,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'FRYING_PAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 450,
        show: {
          qty: 2.5,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'lamb-mince',
        g: 220,
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
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'FINE',
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
        id: 'tomato-puree',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'plain-flour',
        g: 8,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'cornflour',
            g: 8,
            show: {
              qty: 1,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'water',
        g: 200,
      },
      {
        id: 'frozen-peas',
        g: 67,
        show: {
          qty: 0.5,
          unit: 'cup',
        },
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
        uses: ['potato', 'salt'],
        minutes: 15,
        waits: true,
        heat: 'BOIL',
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: ['lamb-mince'],
        minutes: 6,
        meanwhile: true,
        heat: 'HIGH',
        done: {
          'lamb-mince': 'HEAP',
        },
      },
      {
        uses: ['onion', 'carrot', 'dried-thyme'],
        minutes: 5,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['tomato-puree', 'plain-flour', 'water', 'frozen-peas'],
        minutes: 6,
        meanwhile: true,
        heat: 'SIMMER',
        timer: 6,
      },
      {
        uses: [],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 22,
        waits: true,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  shepherdsPieWords,
)
