import { recipe } from '#planner/recipe.ts'
import { redCabbageAppleRaisinsWords } from './red-cabbage-apple-raisins-words.ts'

export const redCabbageAppleRaisins = recipe(
  {
    id: 'red-cabbage-apple-raisins',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 30, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'red-cabbage', g: 300, knife: 'FINE' },
      { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'allspice', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'water', g: 80 },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['olive-oil', 'red-onion'], minutes: 4, timer: 4, heat: 'MEDIUM' },
      {
        uses: ['red-cabbage', 'apple-cider-vinegar', 'allspice', 'salt'],
        minutes: 4,
        timer: 4,
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['apple', 'raisins', 'water'], minutes: 15, timer: 15, heat: 'LOW' },
      { uses: [], minutes: 2, heat: 'MEDIUM' },
    ],
    keepsDays: 4,
    freezable: true,
  },
  redCabbageAppleRaisinsWords,
)
