import { recipe } from '#planner/recipe.ts'
import { chickenCacciatoraWords } from './chicken-cacciatora-words.ts'

export const chickenCacciatora = recipe(
  {
    id: 'chicken-cacciatora',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
      { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'chestnut-mushrooms', g: 200, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'rosemary', g: 3, show: { qty: 1, unit: 'sprig' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'balsamic-vinegar', g: 10.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['chicken-thigh', 'salt', 'olive-oil'], minutes: 6, timer: 6, heat: 'MEDIUM_HIGH' },
      { uses: ['chestnut-mushrooms'], minutes: 4, heat: 'MEDIUM_HIGH' },
      { uses: ['red-onion', 'red-pepper'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['garlic', 'rosemary', 'balsamic-vinegar'], minutes: 1, heat: 'MEDIUM' },
      {
        uses: ['tinned-tomatoes', 'olives'],
        minutes: 10,
        waits: true,
        done: { 'chicken-thigh': 'PIECE' },
        heat: 'SIMMER',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenCacciatoraWords,
)
