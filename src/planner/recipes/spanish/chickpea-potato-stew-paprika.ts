import { recipe } from '#planner/recipe.ts'
import { chickpeaPotatoStewPaprikaWords } from './chickpea-potato-stew-paprika-words.ts'

export const chickpeaPotatoStewPaprika = recipe(
  {
    id: 'chickpea-potato-stew-paprika',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 15,
      total: 35,
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
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'green-pepper',
        g: 119,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'garlic',
        g: 12,
        show: {
          qty: 3,
          unit: 'clove',
        },
        knife: 'ROUGH',
      },
      {
        id: 'paprika',
        g: 6.9,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'bay-leaf',
        g: 0.4,
        show: {
          qty: 2,
          unit: 'leaf',
        },
        fixed: true,
      },
      {
        id: 'potato',
        g: 300,
        knife: 'ROUGH',
      },
      {
        id: 'tomato-puree',
        g: 32,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'water',
        g: 400,
      },
      {
        id: 'chickpeas',
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
        uses: ['olive-oil', 'onion', 'green-pepper', 'garlic'],
        minutes: 7,
        heat: 'MEDIUM',
      },
      {
        uses: ['paprika', 'tomato-puree'],
        minutes: 1,
        heat: 'LOW',
      },
      {
        uses: ['bay-leaf', 'potato', 'water', 'chickpeas', 'salt'],
        minutes: 22,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: [],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: false,
  },
  chickpeaPotatoStewPaprikaWords,
)
