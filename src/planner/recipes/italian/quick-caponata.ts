import { recipe } from '#planner/recipe.ts'

export const quickCaponata = recipe({
  id: 'quick-caponata',
  title: 'Quick caponata',
  blurb: 'Aubergine, celery and olives in a sweet-and-sour glaze, from Sicily. Lovely warm, better cold.',
  cuisine: 'ITALIAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'APPETIZERS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' }, prep: 'in cubes like large dice' },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'in short pieces' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'chopped' },
    { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
    { id: 'green-olives', g: 30, show: { qty: 10, unit: 'piece' }, prep: 'stoned' },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'raisins', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'water', g: 60, show: { qty: 4, unit: 'tbsp' } },
    { id: 'basil', g: 5, show: { qty: 10, unit: 'leaf' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Toss the aubergine cubes with three quarters of the oil before they meet the frying pan: coated like this they do not soak up more. Fry them, turning, until creamy within and dark at the edges. Set aside.',
      uses: ['aubergine', 'olive-oil'],
      minutes: 10,
    },
    {
      text: 'In the rest of the oil cook celery and onion, salted, until the onion is translucent and the celery still has some crunch.',
      uses: ['celery', 'red-onion', 'salt'],
      minutes: 6,
    },
    {
      text: 'Vinegar, raisins, capers, olives, tomatoes and water follow. Bubble until the spoon stands in it.',
      uses: ['red-wine-vinegar', 'raisins', 'capers', 'green-olives', 'tinned-tomatoes', 'water'],
      minutes: 7,
    },
    {
      text: 'Return the aubergine for a couple of minutes, let the heat go out of it, and add the basil.',
      uses: ['basil'],
      minutes: 3,
    },
  ],
  keepsDays: 4,
  freezable: false,
})
