import { recipe } from '#planner/recipe.ts'
import { turkeyPepperChilliAvocadoWords } from './turkey-pepper-chilli-avocado-words.ts'

export const turkeyPepperChilliAvocado = recipe(
  {
    id: 'turkey-pepper-chilli-avocado',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'BASIC',
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
        id: 'turkey-mince',
        g: 300,
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
        id: 'red-pepper',
        g: 238,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'courgette',
        g: 196,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'cumin',
        g: 4.2,
        show: {
          qty: 2,
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
        id: 'chilli-flakes',
        g: 1.8,
        show: {
          qty: 1,
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
        uses: ['olive-oil', 'turkey-mince'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'turkey-mince': 'HEAP',
        },
      },
      {
        uses: ['onion', 'red-pepper', 'courgette'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['cumin', 'paprika', 'chilli-flakes'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['passata', 'salt'],
        minutes: 12,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['avocado'],
        minutes: 1,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  turkeyPepperChilliAvocadoWords,
)
