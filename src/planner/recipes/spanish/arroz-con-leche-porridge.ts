import { recipe } from '#planner/recipe.ts'
import { arrozConLechePorridgeWords } from './arroz-con-leche-porridge-words.ts'

export const arrozConLechePorridge = recipe(
  {
    id: 'arroz-con-leche-porridge',
    cuisine: 'SPANISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      {
        id: 'oats',
        g: 45,
        show: { qty: 9, unit: 'tbsp' },
        swaps: [{ id: 'gf-oats', g: 45, show: { qty: 9, unit: 'tbsp' } }],
      },
      {
        id: 'milk-semi',
        g: 200,
        swaps: [
          { id: 'lactose-free-milk', g: 200 },
          { id: 'soya-milk', g: 200 },
        ],
      },
      { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'pear', g: 89, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['oats', 'milk-semi', 'lemon-zest', 'cinnamon', 'raisins', 'pear', 'salt'], minutes: 2 },
      { uses: [], minutes: 4, timer: 3 },
      { uses: [] },
    ],
    keepsDays: 1,
    freezable: false,
  },
  arrozConLechePorridgeWords,
)
