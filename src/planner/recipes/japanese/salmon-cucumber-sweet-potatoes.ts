import { recipe } from '#planner/recipe.ts'
import { salmonCucumberSweetPotatoesWords } from './salmon-cucumber-sweet-potatoes-words.ts'

export const salmonCucumberSweetPotatoes = recipe(
  {
    id: 'salmon-cucumber-sweet-potatoes',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 6,
      total: 11,
    },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      {
        id: 'sweet-potato',
        g: 400,
      },
      {
        id: 'salmon-tinned',
        g: 180,
      },
      {
        id: 'cucumber',
        g: 150,
        show: {
          qty: 1,
          unit: 'small',
        },
        knife: 'FINE',
      },
      {
        id: 'spring-onion',
        g: 30,
        show: {
          qty: 2,
          unit: 'piece',
        },
        knife: 'FINE',
      },
      {
        id: 'lemon-juice',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'ground-ginger',
        g: 0.9,
        show: {
          qty: 0.5,
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
        id: 'salt',
        g: 0.8,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['sweet-potato'],
        minutes: 9,
        waits: true,
      },
      {
        uses: ['cucumber', 'spring-onion', 'lemon-juice', 'ground-ginger', 'olive-oil', 'salt'],
        minutes: 2,
        meanwhile: true,
      },
      {
        uses: ['salmon-tinned'],
        minutes: 2,
      },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  salmonCucumberSweetPotatoesWords,
)
