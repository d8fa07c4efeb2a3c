import { recipe } from '#planner/recipe.ts'
import { chickenCaesarSaladWords } from './chicken-caesar-salad-words.ts'

export const chickenCaesarSalad = recipe(
  {
    id: 'chicken-caesar-salad',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      {
        id: 'rye-bread',
        g: 64,
        show: { qty: 2, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      {
        id: 'chicken-breast',
        g: 300,
        knife: 'FINE',
        swaps: [{ id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, knife: 'ROUGH' }],
      },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'greek-yogurt-2',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        group: 'DRESSING',
        swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
      },
      {
        id: 'anchovies',
        g: 12,
        show: { qty: 3, unit: 'piece' },
        group: 'DRESSING',
        swaps: [{ id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' }],
      },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE', group: 'DRESSING' },
      { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' }, group: 'DRESSING' },
      {
        id: 'parmesan',
        g: 25,
        show: { qty: 5, unit: 'tbsp' },
        knife: 'FINE',
        group: 'DRESSING',
        swaps: [
          { id: 'vegetarian-hard-cheese', g: 25, show: { qty: 5, unit: 'tbsp' }, knife: 'FINE' },
          { id: 'nutritional-yeast', g: 10, show: { qty: 2, unit: 'tbsp' } },
        ],
      },
      { id: 'romaine-lettuce', g: 280, show: { qty: 14, unit: 'leaf' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['rye-bread', 'olive-oil'], minutes: 5, waits: true, heat: 'MEDIUM' },
      {
        uses: ['chicken-breast', 'black-pepper'],
        minutes: 9,
        timer: 9,
        done: { 'chicken-breast': 'PIECE' },
        heat: 'MEDIUM',
      },
      { uses: ['greek-yogurt-2', 'anchovies', 'garlic', 'dijon-mustard', 'lemon-juice', 'parmesan'], minutes: 3 },
      { uses: ['romaine-lettuce'], minutes: 3, cuts: true },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenCaesarSaladWords,
)
