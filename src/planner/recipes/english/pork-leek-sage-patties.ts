import { recipe } from '#planner/recipe.ts'
import { porkLeekSagePattiesWords } from './pork-leek-sage-patties-words.ts'

export const porkLeekSagePatties = recipe(
  {
    id: 'pork-leek-sage-patties',
    cuisine: 'ENGLISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'pork-mince-lean', g: 270 },
      { id: 'leek', g: 60, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'apple', g: 91, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'fresh-sage', g: 3, show: { qty: 8, unit: 'leaf' }, knife: 'ROUGH' },
      { id: 'nutmeg', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'chestnut-mushrooms', g: 200, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 150 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['pork-mince-lean', 'leek', 'apple', 'fresh-sage', 'nutmeg', 'salt', 'black-pepper'], minutes: 8 },
      { uses: ['olive-oil'], minutes: 9, timer: 9, done: { 'pork-mince-lean': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['chestnut-mushrooms'], minutes: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['cherry-tomatoes'], minutes: 2 },
    ],
    keepsDays: 2,
    freezable: true,
  },
  porkLeekSagePattiesWords,
)
