import { recipe } from '#planner/recipe.ts'
import { microwaveCodTomatoesOlivesWords } from './microwave-cod-tomatoes-olives-words.ts'

export const microwaveCodTomatoesOlives = recipe(
  {
    id: 'microwave-cod-tomatoes-olives',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 5,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 250,
        knife: 'FINE',
      },
      {
        id: 'cherry-tomatoes',
        g: 250,
        show: {
          qty: 1,
          unit: 'punnet',
        },
        knife: 'ROUGH',
      },
      {
        id: 'olives',
        g: 63,
        show: {
          qty: 18,
          unit: 'piece',
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
        id: 'olive-oil',
        g: 27,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'cod',
        g: 280,
      },
      {
        id: 'salt',
        g: 1,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['sweet-potato'],
        minutes: 5,
        waits: true,
      },
      {
        uses: ['cherry-tomatoes', 'olives', 'dried-oregano', 'olive-oil'],
        minutes: 1,
      },
      {
        uses: ['cod', 'salt'],
        minutes: 3,
        waits: true,
      },
      {
        uses: [],
        minutes: 3,
        waits: true,
        done: {
          cod: 'LOOK',
        },
      },
      {
        uses: [],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  microwaveCodTomatoesOlivesWords,
)
