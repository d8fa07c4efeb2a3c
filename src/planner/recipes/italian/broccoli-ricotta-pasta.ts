import { recipe } from '#planner/recipe.ts'
import { broccoliRicottaPastaWords } from './broccoli-ricotta-pasta-words.ts'

export const broccoliRicottaPasta = recipe(
  {
    id: 'broccoli-ricotta-pasta',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'pasta-wholewheat', g: 140, swaps: [{ id: 'gf-pasta', g: 140 }] },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
      { id: 'tenderstem-broccoli', g: 240, show: { qty: 12, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'ricotta', g: 150, show: { qty: 10, unit: 'tbsp' } },
      { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'parmesan', g: 20, knife: 'FINE', swaps: [{ id: 'vegetarian-hard-cheese', g: 20, knife: 'FINE' }] },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['salt', 'pasta-wholewheat'], minutes: 9, waits: true, heat: 'BOIL' },
      { uses: ['tenderstem-broccoli'], minutes: 4, waits: true, heat: 'BOIL' },
      { uses: ['ricotta', 'lemon-zest', 'black-pepper', 'parmesan'], minutes: 2, meanwhile: true },
      { uses: ['olive-oil', 'garlic', 'chilli-flakes'], minutes: 2, heat: 'MEDIUM' },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  broccoliRicottaPastaWords,
)
