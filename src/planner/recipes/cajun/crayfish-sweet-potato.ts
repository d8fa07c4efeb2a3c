import { recipe } from '#planner/recipe.ts'
import { crayfishSweetPotatoWords } from './crayfish-sweet-potato-words.ts'

export const crayfishSweetPotato = recipe(
  {
    id: 'crayfish-sweet-potato',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 8, total: 12 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'sweet-potato', g: 400 },
      { id: 'crayfish', g: 240 },
      { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
      { id: 'lemon-juice', g: 20, show: { qty: 4, unit: 'tsp' } },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' } },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 8, waits: true },
      { uses: ['cajun-seasoning', 'crayfish', 'olive-oil', 'lemon-juice'], minutes: 2, meanwhile: true },
      { uses: ['celery', 'green-pepper', 'parsley'], minutes: 3 },
      { uses: ['avocado'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  crayfishSweetPotatoWords,
)
