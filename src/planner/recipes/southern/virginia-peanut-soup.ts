import { recipe } from '#planner/recipe.ts'
import { virginiaPeanutSoupWords } from './virginia-peanut-soup-words.ts'

export const virginiaPeanutSoup = recipe(
  {
    id: 'virginia-peanut-soup',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'HAND_BLENDER'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'cayenne', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'red-lentils', g: 100 },
      { id: 'sweet-potato', g: 200, knife: 'FINE' },
      { id: 'vegetable-stock', g: 720, show: { qty: 3, unit: 'cup' } },
      { id: 'peanut-butter', g: 48, show: { qty: 3, unit: 'tbsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'chives', g: 6, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['olive-oil', 'leek', 'celery', 'cayenne'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['red-lentils', 'sweet-potato', 'vegetable-stock', 'salt'], minutes: 18, waits: true, heat: 'SIMMER' },
      { uses: ['peanut-butter'], minutes: 2 },
      { uses: ['lime-juice', 'chives'], minutes: 2, heat: 'LOW' },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  virginiaPeanutSoupWords,
)
