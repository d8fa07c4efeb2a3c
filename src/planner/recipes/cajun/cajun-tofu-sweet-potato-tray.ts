import { recipe } from '#planner/recipe.ts'
import { cajunTofuSweetPotatoTrayWords } from './cajun-tofu-sweet-potato-tray-words.ts'

export const cajunTofuSweetPotatoTray = recipe(
  {
    id: 'cajun-tofu-sweet-potato-tray',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 40,
    },
    skill: 'BASIC',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'tofu',
        g: 280,
        show: {
          qty: 1,
          unit: 'block',
        },
      },
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
        id: 'green-pepper',
        g: 119,
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
        id: 'frozen-sweetcorn',
        g: 136,
        show: {
          qty: 1,
          unit: 'cup',
        },
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
        id: 'dried-thyme',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
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
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'rapeseed-oil',
        g: 21,
        show: {
          qty: 1.5,
          unit: 'tbsp',
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
        uses: [
          'tofu',
          'sweet-potato',
          'green-pepper',
          'red-onion',
          'frozen-sweetcorn',
          'paprika',
          'dried-thyme',
          'garlic-powder',
          'chilli-flakes',
          'rapeseed-oil',
          'salt',
        ],
        minutes: 5,
        oven: {
          celsius: 210,
          fan: true,
        },
      },
      {
        uses: [],
        minutes: 20,
        waits: true,
      },
      {
        uses: [],
        minutes: 1,
      },
      {
        uses: [],
        minutes: 8,
        waits: true,
      },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  cajunTofuSweetPotatoTrayWords,
)
