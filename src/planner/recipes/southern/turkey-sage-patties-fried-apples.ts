import { recipe } from '#planner/recipe.ts'
import { turkeySagePattiesFriedApplesWords } from './turkey-sage-patties-fried-apples-words.ts'

export const turkeySagePattiesFriedApples = recipe(
  {
    id: 'turkey-sage-patties-fried-apples',
    cuisine: 'SOUTHERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'turkey-mince', g: 250 },
      { id: 'dried-sage', g: 1.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'apple', g: 364, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['turkey-mince', 'dried-sage', 'black-pepper', 'chilli-flakes', 'salt'], minutes: 5 },
      { uses: ['olive-oil'], minutes: 9, timer: 8, waits: true, done: { 'turkey-mince': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['apple', 'water'], minutes: 2, timer: 2, heat: 'MEDIUM' },
      { uses: ['cinnamon', 'lemon-juice'], minutes: 3, timer: 3, heat: 'MEDIUM' },
    ],
    keepsDays: 2,
    freezable: true,
  },
  turkeySagePattiesFriedApplesWords,
)
