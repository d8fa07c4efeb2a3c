import { recipe } from '#planner/recipe.ts'
import { chickenFajitaLettuceCupsWords } from './chicken-fajita-lettuce-cups-words.ts'

export const chickenFajitaLettuceCups = recipe(
  {
    id: 'chicken-fajita-lettuce-cups',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-breast', g: 340, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'garlic-powder', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' } },
    ],
    steps: [
      { uses: ['chicken-breast', 'smoked-paprika', 'cumin', 'garlic-powder', 'salt'], minutes: 3 },
      { uses: ['red-pepper', 'yellow-pepper', 'onion', 'olive-oil'], minutes: 7, waits: true, heat: 'HIGH' },
      { uses: [], minutes: 7, timer: 7, done: { 'chicken-breast': 'PIECE' }, heat: 'HIGH' },
      { uses: ['avocado', 'lime-juice'], minutes: 2, meanwhile: true },
      { uses: [], minutes: 1 },
      { uses: ['little-gem'] },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  chickenFajitaLettuceCupsWords,
)
