import { recipe } from '#planner/recipe.ts'
import { beanSaladSmokedTofuWords } from './bean-salad-smoked-tofu-words.ts'

export const beanSaladSmokedTofu = recipe(
  {
    id: 'bean-salad-smoked-tofu',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, knife: 'ROUGH' },
      { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'smoked-paprika', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'haricot-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'smoked-tofu', g: 113, show: { qty: 0.5, unit: 'block' }, knife: 'ROUGH' },
      { id: 'roasted-peppers', g: 150, show: { qty: 3, unit: 'piece' }, knife: 'FINE' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'green-olives', g: 36, show: { qty: 12, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' } },
    ],
    steps: [
      { uses: ['tomato', 'red-wine-vinegar', 'olive-oil', 'smoked-paprika'], minutes: 2, cuts: true },
      { uses: ['haricot-beans'], minutes: 2 },
      { uses: ['smoked-tofu', 'roasted-peppers', 'spring-onion', 'green-olives'], minutes: 3 },
      { uses: ['little-gem'] },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  beanSaladSmokedTofuWords,
)
