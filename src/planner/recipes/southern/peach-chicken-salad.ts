import { recipe } from '#planner/recipe.ts'

export const peachChickenSalad = recipe({
  id: 'peach-chicken-salad',
  title: 'Georgia peach and chicken salad',
  blurb:
    'High summer on a plate: ripe peach, cold chicken, cucumber and basil, with an avocado and a hit of black pepper.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'honey', g: 7, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'peach', g: 300, show: { qty: 2, unit: 'medium' }, prep: 'in slim wedges' },
    { id: 'chicken-breast-cooked', g: 220, prep: 'sliced' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'halved lengthways and sliced' },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'in chunks' },
    { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
    { id: 'basil', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Melt the honey into the vinegar by stirring, then beat in oil, salt and all of the pepper.',
      uses: ['apple-cider-vinegar', 'honey', 'olive-oil', 'salt', 'black-pepper'],
      minutes: 2,
    },
    {
      text: 'Lay peach and cucumber in the dressing and turn them over with your hands; a bit of peach juice should run and join in.',
      uses: ['peach', 'cucumber'],
      minutes: 3,
    },
    {
      text: 'Make a bed of watercress, and scatter chicken, avocado and the dressed fruit across it.',
      uses: ['watercress', 'chicken-breast-cooked', 'avocado'],
      minutes: 3,
    },
    {
      text: 'Tear up the basil, let it fall where it likes, and add the seeds.',
      uses: ['basil', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: "Out of season, a ripe mango does the peach's work.",
})
