import { recipe } from '#planner/recipe.ts'

export const tiramisuOats = recipe({
  id: 'tiramisu-oats',
  title: 'Tiramisù bircher',
  blurb: 'Steeped in hot espresso, under a cool vanilla layer and a dusting of cocoa: a dessert that is breakfast.',
  cuisine: 'ITALIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
    { id: 'espresso', g: 60, show: { qty: 2, unit: 'shot' }, prep: 'freshly made' },
    { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'natural-yogurt',
      g: 180,
      show: { qty: 0.75, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 180, show: { qty: 0.75, unit: 'cup' } },
        { id: 'soya-yogurt', g: 180, show: { qty: 0.75, unit: 'cup' } },
      ],
    },
    { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'cocoa', g: 5.4, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Tip the oats into a glass and pour the hot espresso over them with half of the maple syrup. Press them under and let them swell.',
      uses: ['oats', 'espresso', 'maple-syrup'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Stir vanilla and the remaining syrup into the yogurt and beat until it falls off the spoon in soft folds.',
      uses: ['natural-yogurt', 'vanilla-extract'],
      minutes: 1,
    },
    {
      text: 'Sift a little cocoa over the coffee oats, cover with the vanilla cream, smooth it, and sift on the rest.',
      uses: ['cocoa'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Built the night before in a jar, it turns as soft as the real thing. Dust it in the morning.',
})
