import { recipe } from '#planner/recipe.ts'
import { tofuChorizoTacosWords } from './tofu-chorizo-tacos-words.ts'

export const tofuChorizoTacos = recipe(
  {
    id: 'tofu-chorizo-tacos',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' } },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'adobo-chipotle', g: 17, show: { qty: 1, unit: 'tbsp' } },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, knife: 'FINE' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['tofu'], minutes: 2 },
      { uses: ['rapeseed-oil', 'salt'], minutes: 9, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['garlic', 'smoked-paprika', 'dried-oregano', 'adobo-chipotle'], minutes: 3, heat: 'MEDIUM' },
      { uses: ['apple-cider-vinegar'], minutes: 1, heat: 'MEDIUM_HIGH' },
      { uses: ['corn-tortilla'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: ['avocado', 'radish', 'coriander'], minutes: 3 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  tofuChorizoTacosWords,
)
