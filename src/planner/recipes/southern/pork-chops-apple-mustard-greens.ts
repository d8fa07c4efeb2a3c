import { recipe } from '#planner/recipe.ts'
import { porkChopsAppleMustardGreensWords } from './pork-chops-apple-mustard-greens-words.ts'

export const porkChopsAppleMustardGreens = recipe(
  {
    id: 'pork-chops-apple-mustard-greens',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } },
      { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
      { id: 'apple', g: 273, show: { qty: 1.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'fresh-sage', g: 4, show: { qty: 2, unit: 'tbsp' } },
      { id: 'mustard-greens', g: 150, knife: 'ROUGH' },
      { id: 'dijon-mustard', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
      { id: 'sweet-potato', g: 240, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sweet-potato', 'olive-oil'], minutes: 9, timer: 9, heat: 'LOW' },
      {
        uses: ['pork-chop', 'salt', 'black-pepper'],
        minutes: 9,
        timer: 8,
        waits: true,
        done: { 'pork-chop': 'THICKEST' },
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['apple', 'onion', 'fresh-sage'], minutes: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['dijon-mustard', 'apple-cider-vinegar', 'water', 'mustard-greens'], minutes: 3, heat: 'MEDIUM' },
      { uses: [], minutes: 1, heat: 'LOW' },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  porkChopsAppleMustardGreensWords,
)
