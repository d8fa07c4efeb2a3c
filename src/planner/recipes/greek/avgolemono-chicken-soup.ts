import { recipe } from '#planner/recipe.ts'
import { avgolemonoChickenSoupWords } from './avgolemono-chicken-soup-words.ts'

export const avgolemonoChickenSoup = recipe(
  {
    id: 'avgolemono-chicken-soup',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-stock-unsalted', g: 840, show: { qty: 3.5, unit: 'cup' } },
      { id: 'basmati-rice', g: 90 },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, knife: 'FINE' },
      { id: 'chicken-breast', g: 260 },
      { id: 'egg', g: 88, show: { qty: 2, unit: 'medium' } },
      { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'dill', g: 4, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['chicken-stock-unsalted', 'carrot', 'celery', 'chicken-breast', 'salt'],
        minutes: 5,
        timer: 5,
        heat: 'SIMMER',
      },
      {
        uses: ['basmati-rice'],
        minutes: 20,
        timer: 10,
        waits: true,
        heat: 'SIMMER',
        done: { 'chicken-breast': 'THICKEST' },
      },
      { uses: [], minutes: 2, timer: 2, cuts: true },
      { uses: ['egg', 'lemon-juice'], minutes: 2 },
      { uses: [], minutes: 2, softEggs: true, heat: 'LOW' },
      { uses: ['olive-oil', 'black-pepper', 'dill'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  avgolemonoChickenSoupWords,
)
