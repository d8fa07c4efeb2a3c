import { recipe } from '#planner/recipe.ts'
import { tunaCourgetteRibbonsOlivesWords } from './tuna-courgette-ribbons-olives-words.ts'

export const tunaCourgetteRibbonsOlives = recipe(
  {
    id: 'tuna-courgette-ribbons-olives',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: {
      active: 10,
      total: 10,
    },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      {
        id: 'courgette',
        g: 392,
        show: {
          qty: 2,
          unit: 'medium',
        },
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
        g: 42,
        show: {
          qty: 12,
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
        id: 'white-wine-vinegar',
        g: 15,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'olive-oil',
        g: 34,
        show: {
          qty: 2.5,
          unit: 'tbsp',
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
        id: 'pumpkin-seeds',
        g: 24,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'salt',
        g: 0.4,
        show: {
          qty: 1,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['courgette', 'white-wine-vinegar', 'salt', 'dried-oregano'],
        minutes: 5,
        cuts: true,
      },
      {
        uses: ['cherry-tomatoes', 'olives', 'olive-oil'],
        minutes: 3,
      },
      {
        uses: ['tuna-tinned', 'pumpkin-seeds'],
        minutes: 1,
      },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  tunaCourgetteRibbonsOlivesWords,
)
