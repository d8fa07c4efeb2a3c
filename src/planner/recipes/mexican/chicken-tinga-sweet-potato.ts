import { recipe } from '#planner/recipe.ts'
import { chickenTingaSweetPotatoWords } from './chicken-tinga-sweet-potato-words.ts'

export const chickenTingaSweetPotato = recipe(
  {
    id: 'chicken-tinga-sweet-potato',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 20,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'onion',
        g: 150,
        show: {
          qty: 1,
          unit: 'large',
        },
        knife: 'ROUGH',
      },
      {
        id: 'adobo-chipotle',
        g: 17,
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
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'chicken-breast',
        g: 300,
      },
      {
        id: 'sweet-potato',
        g: 300,
        show: {
          qty: 2,
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
        uses: ['olive-oil', 'onion'],
        minutes: 6,
        heat: 'MEDIUM',
      },
      {
        uses: ['adobo-chipotle', 'dried-oregano', 'passata', 'salt'],
        minutes: 2,
        heat: 'MEDIUM',
      },
      {
        uses: ['chicken-breast', 'sweet-potato'],
        minutes: 17,
        waits: true,
        heat: 'SIMMER',
        done: {
          'chicken-breast': 'THICKEST',
        },
      },
      {
        uses: ['lime-juice'],
        minutes: 4,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenTingaSweetPotatoWords,
)
