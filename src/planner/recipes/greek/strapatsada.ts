import { recipe } from '#planner/recipe.ts'
import { strapatsadaWords } from './strapatsada-words.ts'

export const strapatsada = recipe(
  {
    id: 'strapatsada',
    cuisine: 'GREEK',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 17 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'tinned-tomatoes', g: 300, show: { qty: 0.75, unit: 'can' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'dried-oregano', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'egg', g: 176, show: { qty: 4, unit: 'medium' }, swaps: [{ id: 'tofu', g: 220 }] },
      { id: 'feta', g: 30, swaps: [{ id: 'olives', g: 32, show: { qty: 9, unit: 'piece' }, knife: 'ROUGH' }] },
      {
        id: 'sourdough',
        g: 100,
        show: { qty: 2, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 90, show: { qty: 3, unit: 'slice' } }],
      },
      { id: 'basil', g: 3, show: { qty: 6, unit: 'leaf' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['tinned-tomatoes', 'olive-oil', 'dried-oregano'], minutes: 8, waits: true, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 2, heat: 'LOW' },
      { uses: ['feta', 'black-pepper'], minutes: 1, softEggs: true },
      { uses: ['sourdough', 'basil'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  strapatsadaWords,
)
