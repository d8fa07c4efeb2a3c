import { recipe } from '#planner/recipe.ts'
import { lambAubergineRaisinsWords } from './lamb-aubergine-raisins-words.ts'

export const lambAubergineRaisins = recipe(
  {
    id: 'lamb-aubergine-raisins',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 30,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'lamb-mince',
        g: 240,
      },
      {
        id: 'aubergine',
        g: 300,
        show: {
          qty: 1,
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
        id: 'cumin',
        g: 4.2,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'cinnamon',
        g: 1.3,
        show: {
          qty: 0.5,
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
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'raisins',
        g: 27,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'olive-oil',
        g: 9,
        show: {
          qty: 2,
          unit: 'tsp',
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
        uses: ['lamb-mince'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'lamb-mince': 'HEAP',
        },
      },
      {
        uses: ['aubergine', 'onion', 'olive-oil'],
        minutes: 7,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['cumin', 'cinnamon', 'garlic-powder'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['passata', 'raisins', 'salt'],
        minutes: 12,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['parsley'],
        minutes: 1,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  lambAubergineRaisinsWords,
)
