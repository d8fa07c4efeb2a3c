import { recipe } from '#planner/recipe.ts'
import { prawnMangoCevicheWords } from './prawn-mango-ceviche-words.ts'

export const prawnMangoCeviche = recipe(
  {
    id: 'prawn-mango-ceviche',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lime-juice', g: 60, show: { qty: 4, unit: 'tbsp' } },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' } },
      { id: 'prawns-cooked', g: 240, knife: 'ROUGH' },
      { id: 'mango', g: 250, knife: 'FINE' },
      { id: 'cucumber', g: 100, knife: 'FINE' },
      { id: 'avocado', g: 200, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['lime-juice', 'red-onion', 'jalapeno', 'salt'], minutes: 3, waits: true },
      { uses: ['prawns-cooked'], minutes: 4, waits: true },
      { uses: ['mango', 'cucumber', 'olive-oil'], minutes: 1 },
      { uses: ['avocado', 'coriander'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  prawnMangoCevicheWords,
)
