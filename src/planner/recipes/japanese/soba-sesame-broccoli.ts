import { recipe } from '#planner/recipe.ts'
import { sobaSesameBroccoliWords } from './soba-sesame-broccoli-words.ts'

export const sobaSesameBroccoli = recipe(
  {
    id: 'soba-sesame-broccoli',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS', 'PASTA'],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'soba-gf', g: 120 },
      { id: 'tenderstem-broccoli', g: 200, show: { qty: 10, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'tahini', g: 22, show: { qty: 1.5, unit: 'tbsp' }, group: 'DRESSING' },
      {
        id: 'soy-sauce',
        g: 18,
        show: { qty: 1, unit: 'tbsp' },
        group: 'DRESSING',
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'rice-vinegar', g: 20, show: { qty: 4, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'soft-tofu', g: 300, knife: 'FINE' },
      { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['tahini', 'soy-sauce', 'rice-vinegar', 'maple-syrup', 'water'], minutes: 2 },
      { uses: ['tenderstem-broccoli'], minutes: 3, timer: 2, waits: true, heat: 'BOIL' },
      { uses: ['soba-gf'], minutes: 6, waits: true, heat: 'BOIL' },
      { uses: [], minutes: 2 },
      { uses: ['carrot', 'soft-tofu', 'spring-onion'], minutes: 3 },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  sobaSesameBroccoliWords,
)
