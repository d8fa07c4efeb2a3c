import { recipe } from '#planner/recipe.ts'
import { chickenSweetPotatoCoconutCurryWords } from './chicken-sweet-potato-coconut-curry-words.ts'

export const chickenSweetPotatoCoconutCurry = recipe(
  {
    id: 'chicken-sweet-potato-coconut-curry',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
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
        id: 'curry-powder',
        g: 6.3,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'chicken-thigh',
        g: 280,
        knife: 'ROUGH',
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
        id: 'cauliflower',
        g: 288,
        show: {
          qty: 0.5,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'coconut-milk-light',
        g: 200,
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
        uses: ['olive-oil', 'onion'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['curry-powder', 'chicken-thigh'],
        minutes: 4,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['sweet-potato', 'cauliflower', 'coconut-milk-light', 'salt'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
        done: {
          'chicken-thigh': 'PIECE',
        },
      },
      {
        uses: [],
        minutes: 2,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenSweetPotatoCoconutCurryWords,
)
