import { recipe } from '#planner/recipe.ts'
import { chickpeaFattoushWords } from './chickpea-fattoush-words.ts'

export const chickpeaFattoush = recipe(
  {
    id: 'chickpea-fattoush',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      {
        id: 'pitta-wholemeal',
        g: 64,
        show: { qty: 1, unit: 'piece' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'tahini', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' }, group: 'DRESSING' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'chickpeas', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'romaine-lettuce', g: 120, show: { qty: 6, unit: 'leaf' }, knife: 'ROUGH' },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'sumac', g: 2.5, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['pitta-wholemeal'], minutes: 3, waits: true },
      { uses: ['tahini', 'lemon-juice', 'salt', 'water'], minutes: 2 },
      { uses: ['chickpeas'] },
      { uses: ['cucumber', 'tomato', 'romaine-lettuce', 'mint', 'sumac'] },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickpeaFattoushWords,
)
