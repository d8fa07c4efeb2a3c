import { recipe } from '#planner/recipe.ts'
import { wakameCucumberSunomonoWords } from './wakame-cucumber-sunomono-words.ts'

export const wakameCucumberSunomono = recipe(
  {
    id: 'wakame-cucumber-sunomono',
    cuisine: 'JAPANESE',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'SALADS'],
    servings: 2,
    minutes: { active: 14, total: 14 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'wakame', g: 4, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cucumber', g: 200, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'daikon', g: 100, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.3 },
      { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
      { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, knife: 'FINE' },
      { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['wakame', 'salt', 'cucumber', 'daikon'], minutes: 5 },
      { uses: ['apple-cider-vinegar', 'maple-syrup', 'ginger'], minutes: 1 },
      { uses: [], minutes: 2 },
      { uses: ['avocado', 'sesame-seeds'], minutes: 2 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  wakameCucumberSunomonoWords,
)
