import { recipe } from '#planner/recipe.ts'
import { crayfishEtouffeeWords } from './crayfish-etouffee-words.ts'

export const crayfishEtouffee = recipe(
  {
    id: 'crayfish-etouffee',
    cuisine: 'CAJUN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 30, total: 40 },
    skill: 'INTERMEDIATE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'basmati-rice', g: 100 },
      {
        id: 'butter',
        g: 25,
        show: { qty: 5, unit: 'knob' },
        swaps: [{ id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } }],
      },
      { id: 'plain-flour', g: 16, show: { qty: 2, unit: 'tbsp' }, swaps: [{ id: 'rice-flour', g: 16 }] },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'vegetable-stock', g: 360, show: { qty: 1.5, unit: 'cup' } },
      { id: 'crayfish', g: 270 },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['basmati-rice', 'salt'], minutes: 18, waits: true, heat: 'LOW' },
      { uses: ['butter', 'plain-flour'], minutes: 5, timer: 5, meanwhile: true, heat: 'LOW' },
      { uses: ['onion', 'celery', 'green-pepper'], minutes: 10, waits: true, heat: 'LOW', meanwhile: true },
      { uses: ['tomato-puree', 'paprika', 'cayenne', 'vegetable-stock'], minutes: 8, waits: true, heat: 'SIMMER' },
      { uses: ['crayfish', 'lemon-juice', 'parsley'], minutes: 3 },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  crayfishEtouffeeWords,
)
