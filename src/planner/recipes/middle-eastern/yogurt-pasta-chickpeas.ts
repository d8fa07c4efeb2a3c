import { recipe } from '#planner/recipe.ts'
import { yogurtPastaChickpeasWords } from './yogurt-pasta-chickpeas-words.ts'

export const yogurtPastaChickpeas = recipe(
  {
    id: 'yogurt-pasta-chickpeas',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 15, total: 22 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'greek-yogurt-2', g: 200, swaps: [{ id: 'lactose-free-yogurt', g: 200 }] },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'pasta-wholewheat', g: 120, swaps: [{ id: 'gf-pasta', g: 120 }] },
      { id: 'chickpeas', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'dried-mint', g: 0.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'baby-spinach', g: 90, show: { qty: 3, unit: 'handful' } },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
    ],
    steps: [
      { uses: ['greek-yogurt-2', 'garlic'] },
      { uses: ['pasta-wholewheat', 'salt'], minutes: 10, waits: true, heat: 'BOIL' },
      { uses: ['chickpeas', 'olive-oil'], minutes: 7, timer: 7, heat: 'MEDIUM_HIGH' },
      { uses: ['paprika', 'chilli-flakes', 'dried-mint'], minutes: 1 },
      { uses: ['baby-spinach'], minutes: 1 },
      { uses: [] },
    ],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  yogurtPastaChickpeasWords,
)
