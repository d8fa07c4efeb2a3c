import { recipe } from '#planner/recipe.ts'

export const virginiaPeanutSoup = recipe({
  id: 'virginia-peanut-soup',
  title: 'Virginia peanut soup with red lentils',
  blurb: 'The velvety soup of the Tidewater inns, thickened with lentils and sweet potato.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'HAND_BLENDER'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'sliced' },
    { id: 'cayenne', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'red-lentils', g: 100 },
    { id: 'sweet-potato', g: 200, prep: 'in small dice' },
    { id: 'vegetable-stock', g: 720, show: { qty: 3, unit: 'cup' } },
    {
      id: 'peanut-butter',
      g: 48,
      show: { qty: 3, unit: 'tbsp' },
    },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'chives', g: 6, show: { qty: 2, unit: 'tbsp' }, prep: 'snipped' },
  ],
  steps: [
    {
      text: 'Turn leek and celery in the oil in a saucepan until the leek goes slippery. Cayenne next: stir it once round and stand back from the fumes.',
      uses: ['olive-oil', 'leek', 'celery', 'cayenne'],
      minutes: 5,
    },
    {
      text: 'Rinse the lentils and tip them in with the sweet potato, stock and salt. Skim the froth that rises first, then half cover and let it murmur.',
      uses: ['red-lentils', 'sweet-potato', 'vegetable-stock', 'salt'],
      minutes: 18,
    },
    {
      text: 'When the lentils have lost their shape, spoon in the peanut butter and purée everything with a hand blender until it pours like single cream.',
      uses: ['peanut-butter'],
      minutes: 2,
    },
    {
      text: 'Warm it through gently for a minute; it catches easily now. Lime sharpens it, chives make it look awake.',
      uses: ['lime-juice', 'chives'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'It thickens in the fridge. Loosen it with a little water when you warm it up.',
})
