import { recipe } from '#planner/recipe.ts'
import { porkChopsAppleCabbageWords } from './pork-chops-apple-cabbage-words.ts'

export const porkChopsAppleCabbage = recipe(
  {
    id: 'pork-chops-apple-cabbage',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'celeriac', g: 360, knife: 'FINE' },
      { id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'fresh-sage', g: 4, show: { qty: 10, unit: 'leaf' } },
      { id: 'green-cabbage', g: 210, show: { qty: 7, unit: 'leaf' }, knife: 'FINE' },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chicken-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['celeriac'], minutes: 15, waits: true, heat: 'BOIL' },
      {
        uses: ['pork-chop', 'salt', 'black-pepper', 'olive-oil'],
        minutes: 9,
        waits: true,
        meanwhile: true,
        heat: 'MEDIUM_HIGH',
      },
      { uses: [], minutes: 2, meanwhile: true, cuts: true, done: { 'pork-chop': 'THICKEST' }, heat: 'MEDIUM_HIGH' },
      { uses: ['apple', 'fresh-sage'], minutes: 5 },
      { uses: ['green-cabbage', 'apple-cider-vinegar', 'chicken-stock'], minutes: 4 },
      { uses: [], minutes: 2 },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  porkChopsAppleCabbageWords,
)
