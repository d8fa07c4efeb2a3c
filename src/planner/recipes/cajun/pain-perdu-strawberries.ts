import { recipe } from '#planner/recipe.ts'
import { painPerduStrawberriesWords } from './pain-perdu-strawberries-words.ts'

export const painPerduStrawberries = recipe(
  {
    id: 'pain-perdu-strawberries',
    cuisine: 'CAJUN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'baguette',
        g: 125,
        show: { qty: 5, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 120, show: { qty: 4, unit: 'slice' } }],
      },
      { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } },
      {
        id: 'milk-semi',
        g: 122,
        show: { qty: 0.5, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
          { id: 'soya-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
        ],
      },
      { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
      { id: 'nutmeg', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      {
        id: 'butter',
        g: 14.2,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'strawberries', g: 240, show: { qty: 4, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['strawberries', 'maple-syrup'] },
      {
        uses: ['egg', 'milk-semi', 'vanilla-extract', 'nutmeg', 'baguette'],
        minutes: 6,
        timer: 3,
        waits: true,
        swapped: { 'gf-bread': { timer: 2 } },
      },
      { uses: ['butter'], minutes: 9, waits: true, done: { egg: 'LOOK' }, heat: 'MEDIUM' },
      { uses: [], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  painPerduStrawberriesWords,
)
