import { recipe } from '#planner/recipe.ts'
import { bologneseCourgetteRibbonsWords } from './bolognese-courgette-ribbons-words.ts'

export const bologneseCourgetteRibbons = recipe(
  {
    id: 'bolognese-courgette-ribbons',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 25,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'beef-mince-10',
        g: 280,
      },
      {
        id: 'onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
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
        id: 'garlic-powder',
        g: 3.1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'dried-oregano',
        g: 1,
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
        id: 'courgette',
        g: 392,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'FINE',
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
        uses: ['beef-mince-10'],
        minutes: 6,
        heat: 'HIGH',
        done: {
          'beef-mince-10': 'HEAP',
        },
      },
      {
        uses: ['onion', 'carrot', 'garlic-powder', 'dried-oregano'],
        minutes: 5,
        heat: 'MEDIUM',
      },
      {
        uses: ['passata', 'salt'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['courgette', 'olive-oil'],
        minutes: 2,
        heat: 'HIGH',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  bologneseCourgetteRibbonsWords,
)
