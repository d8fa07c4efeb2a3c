import { recipe } from '#planner/recipe.ts'
import { ratatouilleButterBeansWords } from './ratatouille-butter-beans-words.ts'

export const ratatouilleButterBeans = recipe(
  {
    id: 'ratatouille-butter-beans',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 40,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 27,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'aubergine',
        g: 225,
        show: {
          qty: 1,
          unit: 'small',
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
        id: 'red-pepper',
        g: 119,
        show: {
          qty: 1,
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
        id: 'dried-thyme',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'tinned-tomatoes',
        g: 400,
        show: {
          qty: 1,
          unit: 'can',
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
        uses: ['olive-oil', 'aubergine', 'salt'],
        minutes: 8,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['onion', 'red-pepper'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['courgette', 'dried-thyme', 'tinned-tomatoes'],
        minutes: 18,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['butter-beans'],
        minutes: 5,
        waits: true,
        heat: 'SIMMER',
      },
    ],
    keepsDays: 4,
    leftovers: 'EITHER',
    freezable: true,
  },
  ratatouilleButterBeansWords,
)
