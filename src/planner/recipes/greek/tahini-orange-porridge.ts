import { recipe } from '#planner/recipe.ts'
import { tahiniOrangePorridgeWords } from './tahini-orange-porridge-words.ts'

export const tahiniOrangePorridge = recipe(
  {
    id: 'tahini-orange-porridge',
    cuisine: 'GREEK',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      {
        id: 'oats',
        g: 50,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [{ id: 'gf-oats', g: 50, show: { qty: 10, unit: 'tbsp' } }],
      },
      {
        id: 'milk-semi',
        g: 100,
        swaps: [
          { id: 'lactose-free-milk', g: 100 },
          { id: 'soya-milk', g: 100 },
        ],
      },
      { id: 'water', g: 100 },
      { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'orange', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['oats', 'milk-semi', 'water', 'raisins', 'cinnamon', 'salt'], minutes: 1 },
      { uses: [], minutes: 3, timer: 2 },
      { uses: ['tahini'] },
      { uses: ['orange'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  tahiniOrangePorridgeWords,
)
