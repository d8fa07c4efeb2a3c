import { recipe } from '#planner/recipe.ts'
import { tofuTeriyakiGreenBeansWords } from './tofu-teriyaki-green-beans-words.ts'

export const tofuTeriyakiGreenBeans = recipe(
  {
    id: 'tofu-teriyaki-green-beans',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 20,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
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
        id: 'cornflour',
        g: 8,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
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
        id: 'green-beans',
        g: 200,
        knife: 'ROUGH',
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
        id: 'water',
        g: 90,
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
      {
        id: 'brown-sugar',
        g: 12,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'ground-ginger',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
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
        id: 'rice-cooked',
        g: 220,
      },
    ],
    steps: [
      {
        uses: ['tofu', 'cornflour', 'rapeseed-oil'],
        minutes: 8,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['green-beans', 'carrot', 'water'],
        minutes: 5,
        waits: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['soy-sauce', 'brown-sugar', 'ground-ginger'],
        minutes: 2,
        heat: 'HIGH',
      },
      {
        uses: ['spring-onion'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['rice-cooked'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  tofuTeriyakiGreenBeansWords,
)
