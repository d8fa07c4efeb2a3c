import { recipe } from '#planner/recipe.ts'
import { peachChickenSaladWords } from './peach-chicken-salad-words.ts'

export const peachChickenSalad = recipe(
  {
    id: 'peach-chicken-salad',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'honey', g: 7, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'peach', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'chicken-breast-cooked', g: 220, knife: 'ROUGH' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
      { id: 'basil', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['apple-cider-vinegar', 'honey', 'olive-oil', 'salt', 'black-pepper'], minutes: 2 },
      { uses: ['peach', 'cucumber'], minutes: 3 },
      { uses: ['watercress', 'chicken-breast-cooked', 'avocado'], minutes: 3 },
      { uses: ['basil', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  peachChickenSaladWords,
)
