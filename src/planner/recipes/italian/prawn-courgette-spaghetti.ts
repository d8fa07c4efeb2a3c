import { recipe } from '#planner/recipe.ts'
import { prawnCourgetteSpaghettiWords } from './prawn-courgette-spaghetti-words.ts'

export const prawnCourgetteSpaghetti = recipe(
  {
    id: 'prawn-courgette-spaghetti',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'spaghetti', g: 150, swaps: [{ id: 'gf-spaghetti', g: 150 }] },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
      { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
      { id: 'courgette', g: 300, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'prawns', g: 240, swaps: [{ id: 'cannellini-beans', g: 240, show: { qty: 1, unit: 'can' } }] },
      { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['salt', 'spaghetti'], minutes: 9, waits: true, heat: 'BOIL' },
      { uses: ['olive-oil', 'courgette'], minutes: 8, waits: true, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'chilli-flakes'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['prawns'], minutes: 3, timer: 2, done: { prawns: 'LOOK' }, heat: 'MEDIUM' },
      { uses: [], minutes: 2 },
      { uses: ['lemon-zest', 'lemon-juice', 'parsley'] },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnCourgetteSpaghettiWords,
)
