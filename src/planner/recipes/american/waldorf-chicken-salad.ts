import { recipe } from '#planner/recipe.ts'

export const waldorfChickenSalad = recipe({
  id: 'waldorf-chicken-salad',
  title: 'Waldorf chicken salad with sunflower seeds',
  blurb: "New York's hotel salad with the crunch left in: apple, celery and grapes, in a dressing made of avocado.",
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
    { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'chicken-breast-cooked', g: 250, prep: 'torn into strips' },
    { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' }, prep: 'in matchsticks, skin on' },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'thinly sliced, leaves kept' },
    { id: 'grapes', g: 120, show: { qty: 1.5, unit: 'handful' }, prep: 'halved' },
    { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'romaine-lettuce', g: 160, show: { qty: 8, unit: 'leaf' }, prep: 'torn' },
  ],
  steps: [
    {
      text: 'In a roomy bowl, mash the avocado to a purée with lemon, mustard, salt and the water. Keep going until it would coat a leaf.',
      uses: ['avocado', 'lemon-juice', 'dijon-mustard', 'salt', 'water'],
      minutes: 3,
    },
    {
      text: 'Turn the chicken, apple, celery and grapes in it straight after cutting, so that the apple stays white.',
      uses: ['chicken-breast-cooked', 'apple', 'celery', 'grapes'],
      minutes: 3,
    },
    {
      text: 'Line the plates with lettuce and mound the salad in the middle. Celery leaves and sunflower seeds are the finish.',
      uses: ['romaine-lettuce', 'sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Packed for work, keep the seeds in a twist of paper so they stay crisp.',
})
