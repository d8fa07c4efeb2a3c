import { recipe } from '#planner/recipe.ts'
import { chickenCucumberBoatsWords } from './chicken-cucumber-boats-words.ts'

export const chickenCucumberBoats = recipe(
  {
    id: 'chicken-cucumber-boats',
    cuisine: 'CAJUN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'cucumber', g: 300, show: { qty: 1, unit: 'medium' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'chicken-breast-cooked', g: 100, knife: 'FINE' },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' } },
      { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['cucumber', 'salt'], minutes: 3 },
      { uses: ['avocado', 'lime-juice', 'cajun-seasoning', 'chicken-breast-cooked', 'celery'], minutes: 4 },
      { uses: [], minutes: 2, cuts: true },
    ],
    keepsDays: 1,
    freezable: false,
  },
  chickenCucumberBoatsWords,
)
