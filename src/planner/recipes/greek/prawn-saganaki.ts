import { recipe } from '#planner/recipe.ts'
import { prawnSaganakiWords } from './prawn-saganaki-words.ts'

export const prawnSaganaki = recipe(
  {
    id: 'prawn-saganaki',
    cuisine: 'GREEK',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'fennel', g: 180, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
      {
        id: 'prawns',
        g: 250,
        swaps: [
          { id: 'chicken-breast', g: 220, knife: 'FINE' },
          { id: 'cannellini-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
        ],
      },
      { id: 'feta', g: 80, swaps: [{ id: 'green-olives', g: 54, show: { qty: 6, unit: 'tbsp' }, knife: 'ROUGH' }] },
      {
        id: 'sourdough',
        g: 100,
        show: { qty: 2, unit: 'slice' },
        swaps: [
          { id: 'gf-bread', g: 120, show: { qty: 4, unit: 'slice' } },
          { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
        ],
      },
    ],
    steps: [
      {
        uses: ['olive-oil', 'fennel', 'shallot'],
        minutes: 9,
        timer: 9,
        swapped: { 'sweet-potato': { timer: 15, minutes: 15 } },
        heat: 'LOW',
      },
      { uses: ['passata', 'chilli-flakes'], minutes: 6, waits: true, heat: 'SIMMER' },
      {
        uses: ['prawns'],
        minutes: 3,
        waits: true,
        heat: 'SIMMER',
        swapped: { 'chicken-breast': { timer: 6, minutes: 6 } },
        done: { prawns: 'LOOK', 'chicken-breast': 'PIECE' },
      },
      { uses: ['feta', 'sourdough'], minutes: 2, heat: 'LOW' },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnSaganakiWords,
)
