import { recipe } from '#planner/recipe.ts'
import { smokedHaddockKedgereeWords } from './smoked-haddock-kedgeree-words.ts'

export const smokedHaddockKedgeree = recipe(
  {
    id: 'smoked-haddock-kedgeree',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } },
      { id: 'smoked-haddock', g: 200, swaps: [{ id: 'smoked-tofu', g: 200 }] },
      { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'curry-powder', g: 6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'rice-cooked', g: 300 },
      { id: 'frozen-peas', g: 120 },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['egg'], minutes: 8, timer: 7, waits: true, softEggs: true, heat: 'BOIL' },
      { uses: ['smoked-haddock'], minutes: 7, timer: 7, heat: 'SIMMER' },
      { uses: ['rapeseed-oil', 'onion'], minutes: 8, timer: 8, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['curry-powder', 'rice-cooked', 'frozen-peas'], minutes: 5, timer: 5, heat: 'MEDIUM_HIGH' },
      { uses: ['parsley', 'black-pepper', 'lemon'], minutes: 2, cuts: true },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  smokedHaddockKedgereeWords,
)
