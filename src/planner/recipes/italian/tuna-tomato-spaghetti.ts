import { recipe } from '#planner/recipe.ts'
import { tunaTomatoSpaghettiWords } from './tuna-tomato-spaghetti-words.ts'

export const tunaTomatoSpaghetti = recipe(
  {
    id: 'tuna-tomato-spaghetti',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: {
      active: 5,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'spaghetti',
        g: 140,
        swaps: [
          {
            id: 'gf-spaghetti',
            g: 140,
          },
        ],
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
        id: 'garlic',
        g: 8,
        show: {
          qty: 2,
          unit: 'clove',
        },
        knife: 'FINE',
      },
      {
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
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
        id: 'olives',
        g: 42,
        show: {
          qty: 12,
          unit: 'piece',
        },
      },
      {
        id: 'tuna-tinned',
        g: 220,
        show: {
          qty: 2,
          unit: 'tin',
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
        uses: ['spaghetti', 'salt'],
        minutes: 10,
        waits: true,
        heat: 'BOIL',
      },
      {
        uses: ['olive-oil', 'garlic', 'chilli-flakes'],
        minutes: 2,
        meanwhile: true,
        heat: 'LOW',
      },
      {
        uses: ['passata', 'olives'],
        minutes: 8,
        waits: true,
        meanwhile: true,
        heat: 'SIMMER',
      },
      {
        uses: ['tuna-tinned'],
        minutes: 2,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  tunaTomatoSpaghettiWords,
)
