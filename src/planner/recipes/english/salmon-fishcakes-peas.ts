import { recipe } from '#planner/recipe.ts'
import { salmonFishcakesPeasWords } from './salmon-fishcakes-peas-words.ts'

export const salmonFishcakesPeas = recipe(
  {
    id: 'salmon-fishcakes-peas',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 30,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 400,
        knife: 'ROUGH',
      },
      {
        id: 'salmon-tinned',
        g: 180,
      },
      {
        id: 'spring-onion',
        g: 30,
        show: {
          qty: 2,
          unit: 'piece',
        },
        knife: 'FINE',
      },
      {
        id: 'mustard',
        g: 10,
        show: {
          qty: 2,
          unit: 'tsp',
        },
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
        id: 'rapeseed-oil',
        g: 21,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'frozen-peas',
        g: 200,
      },
      {
        id: 'salt',
        g: 1,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['potato', 'salt'],
        minutes: 14,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['salmon-tinned', 'spring-onion', 'mustard'],
        minutes: 6,
      },
      {
        uses: ['breadcrumbs', 'rapeseed-oil'],
        minutes: 9,
        heat: 'MEDIUM',
      },
      {
        uses: ['frozen-peas'],
        minutes: 3,
        waits: true,
        meanwhile: true,
        heat: 'BOIL',
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  salmonFishcakesPeasWords,
)
