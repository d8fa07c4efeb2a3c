import { recipe } from '#planner/recipe.ts'
import { singaporeNoodlesTofuWords } from './singapore-noodles-tofu-words.ts'

export const singaporeNoodlesTofu = recipe(
  {
    id: 'singapore-noodles-tofu',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'KETTLE', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'rice-vermicelli',
        g: 100,
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
        id: 'tofu',
        g: 280,
        show: {
          qty: 1,
          unit: 'block',
        },
      },
      {
        id: 'red-pepper',
        g: 119,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
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
    ],
    steps: [
      {
        uses: ['rice-vermicelli'],
        minutes: 4,
        waits: true,
      },
      {
        uses: ['tofu', 'rapeseed-oil'],
        minutes: 7,
        meanwhile: true,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['red-pepper', 'carrot', 'spring-onion'],
        minutes: 3,
        heat: 'HIGH',
      },
      {
        uses: ['curry-powder', 'soy-sauce'],
        minutes: 3,
        heat: 'HIGH',
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  singaporeNoodlesTofuWords,
)
