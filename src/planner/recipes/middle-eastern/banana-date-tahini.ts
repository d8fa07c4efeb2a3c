import { recipe } from '#planner/recipe.ts'
import { bananaDateTahiniWords } from './banana-date-tahini-words.ts'

export const bananaDateTahini = recipe(
  {
    id: 'banana-date-tahini',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 6, total: 6 },
    skill: 'NOVICE',
    equipment: ['KETTLE'],
    noCook: true,
    ingredients: [
      { id: 'medjool-dates', g: 36, show: { qty: 1.5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'clementine', g: 74, show: { qty: 1, unit: 'piece' } },
      { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['medjool-dates', 'water'], minutes: 3, timer: 2 },
      { uses: ['tahini', 'cardamom'], minutes: 1 },
      { uses: ['banana', 'clementine', 'sunflower-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  bananaDateTahiniWords,
)
