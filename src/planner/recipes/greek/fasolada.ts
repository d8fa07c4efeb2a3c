import { recipe } from '#planner/recipe.ts'
import { fasoladaWords } from './fasolada-words.ts'

export const fasolada = recipe(
  {
    id: 'fasolada',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 14, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cannellini-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
      { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
      { id: 'water', g: 240, show: { qty: 1, unit: 'cup' } },
      { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['onion', 'carrot', 'celery', 'olive-oil'], minutes: 8, timer: 8, heat: 'MEDIUM' },
      { uses: ['tomato-puree'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['cannellini-beans'], minutes: 2, cuts: true },
      {
        uses: ['tinned-tomatoes', 'bay-leaf', 'water', 'salt', 'black-pepper'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['lemon-juice'] },
      { uses: [] },
    ],
    keepsDays: 4,
    leftovers: 'HOT',
    freezable: true,
  },
  fasoladaWords,
)
