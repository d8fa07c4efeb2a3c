import { recipe } from '#planner/recipe.ts'
import { greekSalmonPotatoTrayWords } from './greek-salmon-potato-tray-words.ts'

export const greekSalmonPotatoTray = recipe(
  {
    id: 'greek-salmon-potato-tray',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 40,
    },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 400,
        knife: 'ROUGH',
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
        id: 'dried-oregano',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'green-beans',
        g: 200,
      },
      {
        id: 'lemon',
        g: 58,
        show: {
          qty: 1,
          unit: 'piece',
        },
        knife: 'ROUGH',
      },
      {
        id: 'salmon',
        g: 240,
      },
      {
        id: 'olives',
        g: 28,
        show: {
          qty: 8,
          unit: 'piece',
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
        uses: ['potato', 'olive-oil', 'dried-oregano', 'salt'],
        minutes: 3,
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: [],
        minutes: 20,
        waits: true,
      },
      {
        uses: ['green-beans', 'lemon', 'salmon', 'olives'],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 13,
        waits: true,
        done: {
          salmon: 'LOOK',
        },
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  greekSalmonPotatoTrayWords,
)
