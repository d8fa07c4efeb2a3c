import { recipe } from '#planner/recipe.ts'
import { alooGobiChickpeasWords } from './aloo-gobi-chickpeas-words.ts'

export const alooGobiChickpeas = recipe(
  {
    id: 'aloo-gobi-chickpeas',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 35,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 14,
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
        id: 'curry-powder',
        g: 6.3,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'cumin',
        g: 2.1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'potato',
        g: 360,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'cauliflower',
        g: 288,
        show: {
          qty: 0.5,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'tomato',
        g: 246,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'water',
        g: 120,
      },
      {
        id: 'chickpeas',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
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
        uses: ['rapeseed-oil', 'onion'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['curry-powder', 'cumin', 'potato', 'cauliflower'],
        minutes: 3,
        heat: 'MEDIUM',
      },
      {
        uses: ['tomato', 'water', 'salt'],
        minutes: 18,
        waits: true,
        heat: 'LOW',
      },
      {
        uses: ['chickpeas'],
        minutes: 4,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: false,
  },
  alooGobiChickpeasWords,
)
