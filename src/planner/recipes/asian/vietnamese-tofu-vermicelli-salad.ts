import { recipe } from '#planner/recipe.ts'
import { vietnameseTofuVermicelliSaladWords } from './vietnamese-tofu-vermicelli-salad-words.ts'

export const vietnameseTofuVermicelliSalad = recipe(
  {
    id: 'vietnamese-tofu-vermicelli-salad',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['KETTLE'],
    noCook: true,
    ingredients: [
      { id: 'rice-vermicelli', g: 80 },
      { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'maple-syrup', g: 13.2, show: { qty: 2, unit: 'tsp' }, group: 'DRESSING' },
      {
        id: 'soy-sauce',
        g: 18,
        show: { qty: 1, unit: 'tbsp' },
        group: 'DRESSING',
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'ROUGH', group: 'DRESSING' },
      { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, knife: 'FINE' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 20, show: { qty: 2.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['rice-vermicelli'], minutes: 5, waits: true },
      { uses: ['lime-juice', 'maple-syrup', 'soy-sauce', 'red-chilli'], minutes: 2, meanwhile: true },
      { uses: ['smoked-tofu', 'carrot', 'cucumber', 'mint'], minutes: 2 },
      { uses: ['pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  vietnameseTofuVermicelliSaladWords,
)
