import { recipe } from '#planner/recipe.ts'
import { chickenOkraGumboWords } from './chicken-okra-gumbo-words.ts'

export const chickenOkraGumbo = recipe(
  {
    id: 'chicken-okra-gumbo',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 35,
    },
    skill: 'BASIC',
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
        id: 'chicken-thigh',
        g: 340,
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
        id: 'green-pepper',
        g: 119,
        show: {
          qty: 1,
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
        id: 'paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
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
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
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
        id: 'okra',
        g: 150,
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
        uses: ['olive-oil', 'chicken-thigh'],
        minutes: 6,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['onion', 'green-pepper', 'celery', 'salt'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['paprika', 'dried-thyme', 'chilli-flakes'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['tinned-tomatoes', 'okra'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
        done: {
          'chicken-thigh': 'PIECE',
        },
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenOkraGumboWords,
)
