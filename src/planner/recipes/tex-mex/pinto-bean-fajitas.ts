import { recipe } from '#planner/recipe.ts'
import { pintoBeanFajitasWords } from './pinto-bean-fajitas-words.ts'

export const pintoBeanFajitas = recipe(
  {
    id: 'pinto-bean-fajitas',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: {
      active: 20,
      total: 20,
    },
    skill: 'BASIC',
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
        id: 'green-pepper',
        g: 238,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
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
        id: 'pinto-beans',
        g: 300,
        show: {
          qty: 1.25,
          unit: 'can',
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
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'garlic-powder',
        g: 1.6,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'lime-juice',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'corn-tortilla',
        g: 144,
        show: {
          qty: 6,
          unit: 'piece',
        },
      },
      {
        id: 'avocado',
        g: 70,
        show: {
          qty: 0.5,
          unit: 'medium',
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
        uses: ['rapeseed-oil', 'green-pepper', 'onion'],
        minutes: 7,
        heat: 'HIGH',
      },
      {
        uses: ['pinto-beans', 'cumin', 'paprika', 'garlic-powder', 'salt'],
        minutes: 4,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['lime-juice'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['corn-tortilla', 'avocado'],
        minutes: 3,
        heat: 'MEDIUM',
      },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  pintoBeanFajitasWords,
)
