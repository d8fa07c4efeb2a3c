import { recipe } from '#planner/recipe.ts'
import { champurradoBreakfastWords } from './champurrado-breakfast-words.ts'

export const champurradoBreakfast = recipe(
  {
    id: 'champurrado-breakfast',
    cuisine: 'MEXICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'masa-harina', g: 60 },
      { id: 'water', g: 180, show: { qty: 0.75, unit: 'cup' } },
      {
        id: 'milk-semi',
        g: 540,
        swaps: [
          { id: 'lactose-free-milk', g: 540 },
          { id: 'soya-milk', g: 540 },
        ],
      },
      { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
      { id: 'brown-sugar', g: 24, show: { qty: 2, unit: 'tbsp' } },
      { id: 'dark-chocolate', g: 20, show: { qty: 2, unit: 'square' } },
      { id: 'cocoa', g: 16.2, show: { qty: 3, unit: 'tbsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['masa-harina', 'water'], minutes: 2 },
      { uses: ['milk-semi', 'cinnamon-stick'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: ['brown-sugar', 'salt'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: ['dark-chocolate', 'cocoa'], minutes: 2 },
      { uses: [] },
    ],
    keepsDays: 2,
    freezable: false,
  },
  champurradoBreakfastWords,
)
