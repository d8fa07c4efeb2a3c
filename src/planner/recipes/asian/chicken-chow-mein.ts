import { recipe } from '#planner/recipe.ts'
import { chickenChowMeinWords } from './chicken-chow-mein-words.ts'

export const chickenChowMein = recipe(
  {
    id: 'chicken-chow-mein',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'egg-noodles',
        g: 120,
        swaps: [
          {
            id: 'rice-noodles',
            g: 120,
          },
        ],
      },
      {
        id: 'rapeseed-oil',
        g: 14,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'chicken-breast',
        g: 230,
        knife: 'ROUGH',
      },
      {
        id: 'ground-ginger',
        g: 1.8,
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
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'cabbage',
        g: 200,
        knife: 'FINE',
      },
      {
        id: 'spring-onion',
        g: 30,
        show: {
          qty: 2,
          unit: 'piece',
        },
        knife: 'ROUGH',
      },
      {
        id: 'soy-sauce',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'tamari',
            g: 36,
            show: {
              qty: 2,
              unit: 'tbsp',
            },
          },
        ],
      },
    ],
    steps: [
      {
        uses: ['egg-noodles'],
        minutes: 5,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['rapeseed-oil', 'chicken-breast', 'ground-ginger', 'garlic-powder'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'chicken-breast': 'PIECE',
        },
      },
      {
        uses: ['carrot', 'cabbage'],
        minutes: 4,
        heat: 'HIGH',
      },
      {
        uses: ['spring-onion', 'soy-sauce'],
        minutes: 2,
        heat: 'HIGH',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  chickenChowMeinWords,
)
