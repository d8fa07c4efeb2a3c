import { recipe } from '#planner/recipe.ts'
import { carottesRapeesWords } from './carottes-rapees-words.ts'

export const carottesRapees = recipe(
  {
    id: 'carottes-rapees',
    cuisine: 'FRENCH',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'carrot', g: 244, show: { qty: 4, unit: 'medium' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'sunflower-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['lemon-juice', 'dijon-mustard', 'salt', 'olive-oil'], minutes: 2 },
      { uses: ['carrot'], minutes: 5, cuts: true },
      { uses: ['parsley', 'sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  carottesRapeesWords,
)
