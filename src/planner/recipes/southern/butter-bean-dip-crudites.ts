import { recipe } from '#planner/recipe.ts'
import { butterBeanDipCruditesWords } from './butter-bean-dip-crudites-words.ts'

export const butterBeanDipCrudites = recipe(
  {
    id: 'butter-bean-dip-crudites',
    cuisine: 'SOUTHERN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'butter-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'FINE' },
      { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'radish', g: 90, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['garlic', 'salt', 'lemon-juice'], minutes: 2 },
      { uses: ['butter-beans', 'olive-oil'], minutes: 4 },
      { uses: ['hot-sauce', 'radish', 'red-pepper', 'cucumber'], minutes: 3 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  butterBeanDipCruditesWords,
)
