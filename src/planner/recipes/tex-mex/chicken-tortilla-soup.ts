import { recipe } from '#planner/recipe.ts'
import { chickenTortillaSoupWords } from './chicken-tortilla-soup-words.ts'

export const chickenTortillaSoup = recipe(
  {
    id: 'chicken-tortilla-soup',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'corn-tortilla', g: 72, show: { qty: 3, unit: 'piece' }, knife: 'FINE' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'chicken-stock-unsalted', g: 400 },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'chicken-breast', g: 250, knife: 'ROUGH' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' } },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'corn-tortilla'], minutes: 5, timer: 5, heat: 'MEDIUM_HIGH' },
      { uses: ['onion', 'garlic', 'jalapeno', 'cumin'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['tinned-tomatoes', 'chicken-stock-unsalted', 'salt'], minutes: 3, waits: true, heat: 'HIGH' },
      {
        uses: ['chicken-breast'],
        minutes: 12,
        timer: 10,
        done: { 'chicken-breast': 'PIECE' },
        heat: 'SIMMER',
      },
      { uses: ['lime-juice'], minutes: 2 },
      { uses: ['avocado'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickenTortillaSoupWords,
)
