import { recipe } from '#planner/recipe.ts'

export const pruneAppleBircher = recipe({
  id: 'prune-apple-bircher',
  title: 'Apple and Agen prune bircher',
  blurb: 'Apple purée and yogurt stirred thick with sticky prunes and cinnamon, and ready in ten minutes.',
  cuisine: 'FRENCH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
    { id: 'apple-puree', g: 92, show: { qty: 0.375, unit: 'cup' } },
    {
      id: 'natural-yogurt',
      g: 120,
      show: { qty: 8, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } },
      ],
    },
    { id: 'prunes', g: 28.5, show: { qty: 3, unit: 'piece' }, prep: 'stoned and snipped' },
    { id: 'cinnamon', g: 0.65, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Stir oats, apple purée, yogurt and cinnamon together and walk away for a few minutes, while the flakes lose their chalkiness.',
      uses: ['oats', 'apple-puree', 'natural-yogurt', 'cinnamon'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Fold in the prunes, leaving dark streaks, and scatter sunflower seeds over the bowl.',
      uses: ['prunes', 'sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Left overnight it thickens; a splash of water brings it back.',
})
