import { recipe } from '#planner/recipe.ts'
import { chickenFriedRiceWords } from './chicken-fried-rice-words.ts'

export const chickenFriedRice = recipe(
  {
    id: 'chicken-fried-rice',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
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
        id: 'egg',
        g: 100,
        show: {
          qty: 2,
          unit: 'large',
        },
      },
      {
        id: 'carrot',
        g: 61,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'spring-onion',
        g: 45,
        show: {
          qty: 3,
          unit: 'piece',
        },
        knife: 'FINE',
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
        id: 'chicken-breast-cooked',
        g: 110,
        knife: 'ROUGH',
      },
      {
        id: 'rice-cooked',
        g: 280,
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
        id: 'ground-ginger',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['egg', 'rapeseed-oil'],
        minutes: 2,
        heat: 'HIGH',
        done: {
          egg: 'LOOK',
        },
      },
      {
        uses: ['carrot', 'spring-onion', 'frozen-peas', 'ground-ginger'],
        minutes: 3,
        heat: 'HIGH',
      },
      {
        uses: ['chicken-breast-cooked', 'rice-cooked'],
        minutes: 4,
        heat: 'HIGH',
      },
      {
        uses: ['soy-sauce'],
        minutes: 1,
        heat: 'HIGH',
      },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  chickenFriedRiceWords,
)
