import { recipe } from '#planner/recipe.ts'
import { beefStroganoffWords } from './beef-stroganoff-words.ts'

export const beefStroganoff = recipe(
  {
    id: 'beef-stroganoff',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 20,
      total: 20,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'pasta-wholewheat',
        g: 120,
        swaps: [
          {
            id: 'gf-pasta',
            g: 120,
          },
        ],
      },
      {
        id: 'beef-sirloin',
        g: 220,
        knife: 'ROUGH',
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
        id: 'olive-oil',
        g: 13.5,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'chestnut-mushrooms',
        g: 250,
        show: {
          qty: 1,
          unit: 'punnet',
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
        id: 'plain-flour',
        g: 8,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
        swaps: [
          {
            id: 'cornflour',
            g: 8,
            show: {
              qty: 1,
              unit: 'tbsp',
            },
          },
        ],
      },
      {
        id: 'water',
        g: 150,
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
        id: 'soured-cream',
        g: 60,
        show: {
          qty: 4,
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
        uses: ['pasta-wholewheat', 'salt'],
        minutes: 12,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['beef-sirloin', 'paprika', 'olive-oil'],
        minutes: 4,
        meanwhile: true,
        heat: 'HIGH',
        done: {
          'beef-sirloin': 'LOOK',
        },
      },
      {
        uses: ['chestnut-mushrooms', 'onion'],
        minutes: 7,
        meanwhile: true,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['plain-flour', 'water', 'mustard'],
        minutes: 3,
        meanwhile: true,
        heat: 'SIMMER',
        timer: 3,
      },
      {
        uses: ['soured-cream'],
        minutes: 1,
        heat: 'LOW',
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  beefStroganoffWords,
)
