import { recipe } from '#planner/recipe.ts'

export const lentilBeetrootAppleSalad = recipe({
  id: 'lentil-beetroot-apple-salad',
  title: 'Lentil, beetroot and apple salad with horseradish',
  blurb: 'Earthy lentils, sharp apple and grated raw beetroot under a pink, nose-tingling horseradish dressing.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    {
      id: 'natural-yogurt',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      group: 'Dressing',
      swaps: [
        { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
      ],
    },
    { id: 'horseradish', g: 15, show: { qty: 3, unit: 'tsp' }, group: 'Dressing' },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'Dressing' },
    { id: 'lentils-tinned', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'beetroot', g: 164, show: { qty: 2, unit: 'medium' }, prep: 'peeled' },
    { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' } },
    { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Whisk yogurt, horseradish, vinegar, oil and salt in a cup. Taste it now: it should prickle a little behind the nose.',
      uses: ['natural-yogurt', 'horseradish', 'apple-cider-vinegar', 'olive-oil', 'salt'],
      minutes: 2,
    },
    {
      text: 'Tip the lentils into a sieve, run cold water over them until no foam is left, and drain well.',
      uses: ['lentils-tinned'],
      minutes: 1,
    },
    {
      text: 'Coarsely grate the beetroot. Quarter the apple, cut away the core and slice it into thin half-moons.',
      uses: ['beetroot', 'apple'],
      minutes: 5,
    },
    {
      text: 'Make a bed of watercress on each plate, heap the lentils in the middle and the apple and beetroot around them.',
      uses: ['watercress'],
    },
    {
      text: 'Spoon the dressing over in stripes; where it meets the beetroot it goes bright pink. The seeds come last, for crunch.',
      uses: ['pumpkin-seeds'],
    },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Beetroot stains. Grate it onto a plate and keep a cloth under your hands.',
})
