import { recipe } from '#planner/recipe.ts'
import { pimentonPorkSweetPotatoWords } from './pimenton-pork-sweet-potato-words.ts'

export const pimentonPorkSweetPotato = recipe(
  {
    id: 'pimenton-pork-sweet-potato',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'pork-tenderloin', g: 350, knife: 'ROUGH' },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-onion', g: 55, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 8, timer: 8 },
      {
        uses: ['pork-tenderloin', 'smoked-paprika', 'garlic', 'black-pepper', 'salt', 'olive-oil'],
        minutes: 3,
        meanwhile: true,
      },
      { uses: [], minutes: 7, timer: 6, waits: true, done: { 'pork-tenderloin': 'THICKEST' }, heat: 'HIGH' },
      { uses: ['red-pepper', 'red-onion'], minutes: 8, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['red-wine-vinegar'], minutes: 1, cuts: true },
      { uses: ['parsley'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  pimentonPorkSweetPotatoWords,
)
