import { recipe } from '#planner/recipe.ts'
import { chickenNoodleSoupWords } from './chicken-noodle-soup-words.ts'

export const chickenNoodleSoup = recipe(
  {
    id: 'chicken-noodle-soup',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
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
        knife: 'ROUGH',
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
        id: 'celery',
        g: 120,
        show: {
          qty: 3,
          unit: 'stalk',
        },
        knife: 'ROUGH',
      },
      {
        id: 'chicken-thigh',
        g: 260,
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
        g: 600,
      },
      {
        id: 'egg-noodles',
        g: 100,
        swaps: [
          {
            id: 'gf-pasta',
            g: 100,
          },
        ],
      },
      {
        id: 'parsley',
        g: 10,
        show: {
          qty: 1,
          unit: 'handful',
        },
        knife: 'ROUGH',
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
        uses: ['olive-oil', 'onion', 'carrot', 'celery'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['chicken-thigh', 'dried-thyme', 'bay-leaf', 'water', 'salt'],
        minutes: 18,
        waits: true,
        heat: 'SIMMER',
        done: {
          'chicken-thigh': 'THICKEST',
        },
      },
      {
        uses: [],
        minutes: 3,
      },
      {
        uses: ['egg-noodles'],
        minutes: 5,
        waits: true,
        meanwhile: true,
        heat: 'SIMMER',
      },
      {
        uses: ['parsley'],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenNoodleSoupWords,
)
