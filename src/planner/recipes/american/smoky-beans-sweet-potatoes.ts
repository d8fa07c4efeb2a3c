import { recipe } from '#planner/recipe.ts'
import { smokyBeansSweetPotatoesWords } from './smoky-beans-sweet-potatoes-words.ts'

export const smokyBeansSweetPotatoes = recipe(
  {
    id: 'smoky-beans-sweet-potatoes',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'MICROWAVE', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 400,
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
        id: 'onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'smoked-paprika',
        g: 4.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'mustard',
        g: 10,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'brown-sugar',
        g: 8,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'passata',
        g: 160,
      },
      {
        id: 'haricot-beans',
        g: 320,
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
        uses: ['sweet-potato'],
        minutes: 11,
        waits: true,
      },
      {
        uses: ['rapeseed-oil', 'onion'],
        minutes: 6,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['smoked-paprika', 'mustard', 'brown-sugar', 'passata', 'salt'],
        minutes: 2,
        meanwhile: true,
        heat: 'MEDIUM',
      },
      {
        uses: ['haricot-beans'],
        minutes: 8,
        waits: true,
        meanwhile: true,
        heat: 'SIMMER',
      },
      {
        uses: [],
        minutes: 1,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  smokyBeansSweetPotatoesWords,
)
