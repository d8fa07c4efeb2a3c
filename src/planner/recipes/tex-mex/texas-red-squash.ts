import { recipe } from '#planner/recipe.ts'

export const texasRedSquash = recipe({
  id: 'texas-red-squash',
  title: 'Texas red with butternut squash',
  blurb: 'No beans, as Texans insist: beef and squash in a brick-dark chilli sauce with a spoon of cocoa.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'beef-mince-10', g: 300 },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'butternut-squash', g: 280, show: { qty: 2, unit: 'cup' }, prep: 'peeled, in cubes of 1.5 cm' },
    { id: 'chilli-powder', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cumin', g: 3, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'cocoa', g: 5.4, show: { qty: 1, unit: 'tbsp' } },
    { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
    { id: 'beef-stock', g: 180, show: { qty: 0.75, unit: 'cup' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'in slices' },
  ],
  steps: [
    {
      text: 'Press the mince into a hot dry casserole like one big burger. Let it get a dark crust below before you chop it up; its own fat is enough.',
      uses: ['beef-mince-10'],
      minutes: 6,
    },
    {
      text: 'Work in onion, garlic and squash, scraping up whatever has stuck, until the onion looks wet and see-through.',
      uses: ['onion', 'garlic', 'butternut-squash'],
      minutes: 4,
    },
    {
      text: 'Shower over the chilli powder, cumin and cocoa and stir for as long as it takes to say what a good smell that is.',
      uses: ['chilli-powder', 'cumin', 'cocoa'],
      minutes: 1,
    },
    {
      text: 'Add passata, stock and salt, set the lid ajar and leave it to mutter. When a knife slides into the squash and the sauce is glossy, you are there.',
      uses: ['passata', 'beef-stock', 'salt'],
      minutes: 16,
    },
    { text: 'Cool it down with slices of avocado on each plate.', uses: ['avocado'] },
  ],
  keepsDays: 3,
  freezable: true,
  tip: 'Like all chillies it is rounder on the second day.',
})
