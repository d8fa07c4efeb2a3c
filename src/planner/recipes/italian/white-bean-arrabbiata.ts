import { recipe } from '#planner/recipe.ts'
import { whiteBeanArrabbiataWords } from './white-bean-arrabbiata-words.ts'

export const whiteBeanArrabbiata = recipe(
  {
    id: 'white-bean-arrabbiata',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 10,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'pasta',
        g: 120,
        swaps: [
          {
            id: 'gf-pasta',
            g: 120,
          },
        ],
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
        id: 'garlic',
        g: 12,
        show: {
          qty: 3,
          unit: 'clove',
        },
        knife: 'FINE',
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
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'butter-beans',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'parsley',
        g: 10,
        show: {
          qty: 1,
          unit: 'handful',
        },
        knife: 'ROUGH',
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
        uses: ['pasta', 'salt'],
        minutes: 11,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['olive-oil', 'garlic', 'chilli-flakes'],
        minutes: 2,
        meanwhile: true,
        heat: 'LOW',
      },
      {
        uses: ['passata', 'butter-beans'],
        minutes: 9,
        waits: true,
        meanwhile: true,
        heat: 'SIMMER',
      },
      {
        uses: ['parsley'],
        minutes: 2,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  whiteBeanArrabbiataWords,
)
