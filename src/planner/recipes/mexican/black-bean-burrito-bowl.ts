import { recipe } from '#planner/recipe.ts'
import { blackBeanBurritoBowlWords } from './black-bean-burrito-bowl-words.ts'

export const blackBeanBurritoBowl = recipe(
  {
    id: 'black-bean-burrito-bowl',
    cuisine: 'MEXICAN',
    secondCuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 7,
        show: {
          qty: 0.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'frozen-sweetcorn',
        g: 136,
        show: {
          qty: 1,
          unit: 'cup',
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
        id: 'paprika',
        g: 2.3,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'black-beans',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'salsa',
        g: 96,
        show: {
          qty: 6,
          unit: 'tbsp',
        },
      },
      {
        id: 'avocado',
        g: 140,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'lime-juice',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'rice-cooked',
        g: 200,
      },
    ],
    steps: [
      {
        uses: ['rapeseed-oil', 'frozen-sweetcorn'],
        minutes: 4,
        heat: 'HIGH',
      },
      {
        uses: ['cumin', 'paprika'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['black-beans', 'salsa'],
        minutes: 5,
        waits: true,
        heat: 'LOW',
      },
      {
        uses: ['avocado', 'lime-juice'],
        minutes: 1,
        meanwhile: true,
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
  blackBeanBurritoBowlWords,
)
