import { recipe } from '#planner/recipe.ts'
import { farinataFennelSaladWords } from './farinata-fennel-salad-words.ts'

export const farinataFennelSalad = recipe(
  {
    id: 'farinata-fennel-salad',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chickpea-flour', g: 180 },
      { id: 'water', g: 400 },
      { id: 'olive-oil', g: 24, show: { qty: 1.75, unit: 'tbsp' } },
      { id: 'rosemary', g: 3, show: { qty: 1, unit: 'sprig' }, knife: 'ROUGH' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'rocket', g: 40, show: { qty: 2, unit: 'handful' } },
      { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['chickpea-flour', 'water', 'salt', 'black-pepper'], minutes: 12, waits: true },
      { uses: ['fennel', 'lemon-juice'], minutes: 3, meanwhile: true },
      { uses: ['olive-oil', 'red-onion', 'rosemary'], minutes: 2, heat: 'MEDIUM' },
      { uses: [], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: [], minutes: 8, timer: 8, heat: 'MEDIUM' },
      { uses: ['rocket'], minutes: 1, cuts: true },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  farinataFennelSaladWords,
)
