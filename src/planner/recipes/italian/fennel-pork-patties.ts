import { recipe } from '#planner/recipe.ts'
import { fennelPorkPattiesWords } from './fennel-pork-patties-words.ts'

export const fennelPorkPatties = recipe(
  {
    id: 'fennel-pork-patties',
    cuisine: 'ITALIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'pork-mince-lean', g: 300 },
      { id: 'fennel-seeds', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'fresh-sage', g: 2, show: { qty: 5, unit: 'leaf' }, knife: 'FINE' },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'red-pepper', g: 164, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['red-pepper', 'red-onion', 'olive-oil'], minutes: 8, waits: true, heat: 'MEDIUM' },
      {
        uses: ['pork-mince-lean', 'fennel-seeds', 'garlic', 'fresh-sage', 'black-pepper', 'salt'],
        minutes: 5,
        meanwhile: true,
      },
      { uses: ['tomato'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: [], minutes: 8, waits: true, heat: 'MEDIUM', done: { 'pork-mince-lean': 'THICKEST' } },
    ],
    keepsDays: 2,
    freezable: true,
  },
  fennelPorkPattiesWords,
)
