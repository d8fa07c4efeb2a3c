import { recipe } from '#planner/recipe.ts'
import { spaghettiCarbonaraWords } from './spaghetti-carbonara-words.ts'

export const spaghettiCarbonara = recipe(
  {
    id: 'spaghetti-carbonara',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 15,
      total: 15,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      {
        id: 'spaghetti',
        g: 150,
        swaps: [
          {
            id: 'gf-spaghetti',
            g: 150,
          },
        ],
      },
      {
        id: 'olive-oil',
        g: 4.5,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'bacon',
        g: 90,
        show: {
          qty: 3,
          unit: 'rasher',
        },
        knife: 'ROUGH',
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
        id: 'parmesan',
        g: 30,
      },
      {
        id: 'black-pepper',
        g: 2.3,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['spaghetti'],
        minutes: 10,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['olive-oil', 'bacon'],
        minutes: 6,
        meanwhile: true,
        heat: 'MEDIUM',
        done: {
          bacon: 'LOOK',
        },
      },
      {
        uses: ['egg', 'parmesan', 'black-pepper'],
        minutes: 2,
        meanwhile: true,
      },
      {
        uses: [],
        minutes: 2,
        softEggs: true,
      },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  spaghettiCarbonaraWords,
)
