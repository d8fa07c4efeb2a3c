import { recipe } from '#planner/recipe.ts'

export const chocolateSilkPudding = recipe({
  id: 'chocolate-silk-pudding',
  title: 'Dark chocolate silk pudding',
  blurb:
    'The pudding cup of childhood, thick and dark, whipped up from silken tofu and cocoa, which nobody has to know.',
  cuisine: 'AMERICAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 6, total: 6 },
  skill: 'NOVICE',
  equipment: ['HAND_BLENDER'],
  noCook: true,
  ingredients: [
    { id: 'silken-tofu', g: 200 },
    { id: 'cocoa', g: 16.2, show: { qty: 3, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
    { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'raspberries', g: 80 },
  ],
  steps: [
    {
      text: 'Blitz tofu, cocoa, maple, vanilla and salt with a hand blender in a tall jug. Scrape the sides down once; it is finished when the ripples hold their shape.',
      uses: ['silken-tofu', 'cocoa', 'maple-syrup', 'vanilla-extract', 'salt'],
      minutes: 3,
    },
    {
      text: 'Divide between the cups and crown with raspberries, pressed in a little so that they stain the edge.',
      uses: ['raspberries'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  freezable: false,
  tip: 'An hour in the fridge sets it to a mousse.',
})
