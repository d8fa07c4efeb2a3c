import { recipe } from '#planner/recipe.ts'
import { salmonPapayaHerbsWords } from './salmon-papaya-herbs-words.ts'

export const salmonPapayaHerbs = recipe(
  {
    id: 'salmon-papaya-herbs',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'fish-sauce', g: 6, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE', group: 'DRESSING' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'chinese-leaf', g: 150, knife: 'FINE' },
      { id: 'papaya', g: 300, knife: 'ROUGH' },
      { id: 'salmon-tinned', g: 240 },
      { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' } },
      { id: 'coconut-chips', g: 42 },
      { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['lime-juice', 'fish-sauce', 'ginger'], minutes: 2 },
      { uses: ['carrot', 'chinese-leaf'], minutes: 3 },
      { uses: ['papaya', 'salmon-tinned'], minutes: 2 },
      { uses: ['mint', 'red-chilli', 'coconut-chips'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  salmonPapayaHerbsWords,
)
