import { recipe } from '#planner/recipe.ts'
import { appleCabbageSlawPumpkinSeedsWords } from './apple-cabbage-slaw-pumpkin-seeds-words.ts'

export const appleCabbageSlawPumpkinSeeds = recipe(
  {
    id: 'apple-cabbage-slaw-pumpkin-seeds',
    cuisine: 'AMERICAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'cabbage', g: 200 },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' } },
      { id: 'cumin-seeds', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['cabbage', 'salt', 'apple-cider-vinegar'], minutes: 5, cuts: true },
      { uses: ['apple', 'olive-oil', 'cumin-seeds'], minutes: 3, cuts: true },
      { uses: ['pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  appleCabbageSlawPumpkinSeedsWords,
)
