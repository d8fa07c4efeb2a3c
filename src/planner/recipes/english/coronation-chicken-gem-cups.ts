import { recipe } from '#planner/recipe.ts'

export const coronationChickenGemCups = recipe({
  id: 'coronation-chicken-gem-cups',
  title: 'Coronation chicken in lettuce cups',
  blurb: 'The garden-party classic with ripe avocado for a dressing, dried apricots and warm curry spice.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'avocado', g: 150, show: { qty: 1.5, unit: 'small' } },
    { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'curry-powder', g: 4, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'chicken-breast-cooked', g: 220, show: { qty: 11, unit: 'slice' }, prep: 'torn into strips' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'finely sliced' },
    { id: 'dried-apricots', g: 64, show: { qty: 8, unit: 'piece' }, prep: 'snipped small' },
    { id: 'mango', g: 165, show: { qty: 1, unit: 'cup' }, prep: 'cubed' },
    { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, prep: 'leaves separated' },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Scoop the avocado into a mixing bowl with lemon juice, curry powder and salt and mash with a fork to a smooth yellow-green cream.',
      uses: ['avocado', 'lemon-juice', 'curry-powder', 'salt'],
      minutes: 3,
    },
    {
      text: 'Fold in chicken, celery and apricots until every strip wears a coat.',
      uses: ['chicken-breast-cooked', 'celery', 'dried-apricots'],
      minutes: 2,
    },
    {
      text: 'Choose the best-shaped lettuce leaves as cups; line the plates with the others.',
      uses: ['little-gem'],
      minutes: 2,
    },
    {
      text: 'Fill the cups, drop the mango over them, and let the seeds rain on top.',
      uses: ['mango', 'pumpkin-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'The avocado keeps its colour until tomorrow if you press baking paper right onto the surface.',
})
