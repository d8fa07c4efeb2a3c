import { recipe } from '#planner/recipe.ts'
import { japaneseTofuCurryWords } from './japanese-tofu-curry-words.ts'

export const japaneseTofuCurry = recipe(
  {
    id: 'japanese-tofu-curry',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 35,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 21,
        show: {
          qty: 1.5,
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
        id: 'plain-flour',
        g: 16,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'gf-flour',
            g: 16,
            show: {
              qty: 2,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'curry-powder',
        g: 6.3,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
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
        id: 'sweet-potato',
        g: 200,
        knife: 'ROUGH',
      },
      {
        id: 'tofu',
        g: 280,
        show: {
          qty: 1,
          unit: 'block',
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
        id: 'soy-sauce',
        g: 24,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'tamari',
            g: 27,
            show: {
              qty: 1.5,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'honey',
        g: 7,
        show: {
          qty: 1,
          unit: 'tsp',
        },
        swaps: [
          {
            id: 'brown-sugar',
            g: 8,
            show: {
              qty: 2,
              unit: 'tsp',
            },
          },
        ],
      },
    ],
    steps: [
      {
        uses: ['rapeseed-oil', 'onion'],
        minutes: 8,
        heat: 'MEDIUM',
      },
      {
        uses: ['plain-flour', 'curry-powder'],
        minutes: 2,
        heat: 'LOW',
      },
      {
        uses: ['water', 'carrot', 'sweet-potato'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['tofu', 'frozen-peas', 'soy-sauce', 'honey'],
        minutes: 5,
        waits: true,
        heat: 'LOW',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  japaneseTofuCurryWords,
)
