import { recipe } from '#planner/recipe.ts'
import { mangoCoconutRiceWords } from './mango-coconut-rice-words.ts'

export const mangoCoconutRice = recipe(
  {
    id: 'mango-coconut-rice',
    cuisine: 'ASIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'rice-cooked', g: 125, show: { qty: 0.5, unit: 'pouch' } },
      { id: 'coconut-milk-light', g: 100, show: { qty: 100, unit: 'ml' } },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
        ],
      },
      { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'sesame-seeds', g: 4.5, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'lime-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['rice-cooked', 'coconut-milk-light', 'salt'], minutes: 4, timer: 2 },
      { uses: ['natural-yogurt'], minutes: 2 },
      { uses: ['mango', 'lime-juice', 'sesame-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  mangoCoconutRiceWords,
)
