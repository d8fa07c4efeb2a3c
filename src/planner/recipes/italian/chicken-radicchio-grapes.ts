import { recipe } from '#planner/recipe.ts'

export const chickenRadicchioGrapes = recipe({
  id: 'chicken-radicchio-grapes',
  title: 'Agrodolce chicken with radicchio and grapes',
  blurb:
    'Bitter leaves, sweet grapes, sharp balsamic: the sweet-and-sour of the north, with tender chicken and no stove.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'balsamic-vinegar', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'in wisps' },
    { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'grapes', g: 160, show: { qty: 2, unit: 'handful' }, prep: 'halved' },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'sliced on the slant, leaves kept' },
    { id: 'radicchio', g: 160 },
    { id: 'chicken-breast-cooked', g: 240, prep: 'torn along the grain' },
    { id: 'sunflower-seeds', g: 22.5, show: { qty: 2.5, unit: 'tbsp' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Let the raisins and the onion wisps drink in the balsamic with the salt; they plump and turn pink.',
      uses: ['raisins', 'red-onion', 'balsamic-vinegar', 'salt'],
      minutes: 2,
    },
    {
      text: 'Quarter the radicchio through its root, cut out the white core, and slice it no wider than a bootlace.',
      uses: ['radicchio'],
      minutes: 2,
    },
    {
      text: 'Work the oil and pepper into the balsamic, then turn the chicken in it until every shred is glossed.',
      uses: ['olive-oil', 'black-pepper', 'chicken-breast-cooked'],
      minutes: 2,
    },
    {
      text: 'Bring in celery, grapes and radicchio. Mix with your fingers, lifting from below, so that nothing bruises.',
      uses: ['celery', 'grapes', 'radicchio'],
      minutes: 2,
    },
    { text: 'Shower with the seeds and the pale celery leaves.', uses: ['sunflower-seeds'], minutes: 1 },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Radicchio too bitter for you? Ten minutes in iced water makes it milder and crisper.',
})
