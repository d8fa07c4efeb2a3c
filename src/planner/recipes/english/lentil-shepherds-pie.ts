import { recipe } from '#planner/recipe.ts'
import { lentilShepherdsPieWords } from './lentil-shepherds-pie-words.ts'

export const lentilShepherdsPie = recipe(
  {
    id: 'lentil-shepherds-pie',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 45,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'FRYING_PAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 400,
        knife: 'ROUGH',
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
        id: 'lentils-tinned',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
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
        id: 'water',
        g: 150,
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
        uses: ['sweet-potato', 'salt'],
        minutes: 12,
        waits: true,
        heat: 'BOIL',
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: ['olive-oil', 'onion', 'carrot'],
        minutes: 7,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['dried-thyme', 'tomato-puree'],
        minutes: 1,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['lentils-tinned', 'frozen-peas', 'water'],
        minutes: 5,
        waits: true,
        meanwhile: true,
        heat: 'SIMMER',
      },
      {
        uses: [],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 25,
        waits: true,
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  lentilShepherdsPieWords,
)
