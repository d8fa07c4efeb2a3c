import { recipe } from '#planner/recipe.ts'

export const tofuChorizoTacos = recipe({
  id: 'tofu-chorizo-tacos',
  title: 'Chipotle tofu tacos with radish and avocado',
  blurb:
    'Crumbled tofu fried until crisp at the corners, red with paprika, vinegar and chipotle, in warm corn tortillas.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' } },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'adobo-chipotle', g: 17, show: { qty: 1, unit: 'tbsp' }, prep: 'mashed' },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'in thin slices' },
    { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, prep: 'cut into matchsticks' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'leaves and tender stalks' },
  ],
  steps: [
    {
      text: 'Wring the tofu in a clean tea towel as if it were a wet sock, then rub it between your fingers into pieces no bigger than a chickpea.',
      uses: ['tofu'],
      minutes: 2,
    },
    {
      text: 'Spread the crumbs over the hot oil in a large frying pan and salt them. Leave them be for minutes at a time: you want a crackle, and edges the colour of toast.',
      uses: ['rapeseed-oil', 'salt'],
      minutes: 9,
    },
    {
      text: 'Clear a space in the middle for the garlic, paprika, oregano and chipotle. Once they smell smoky, roll the tofu through until every crumb is stained red.',
      uses: ['garlic', 'smoked-paprika', 'dried-oregano', 'adobo-chipotle'],
      minutes: 3,
    },
    { text: 'Splash in the vinegar and scrape the pan while it hisses.', uses: ['apple-cider-vinegar'], minutes: 1 },
    {
      text: 'Move the filling to a bowl and use the empty pan for the tortillas, two by two, half a minute a side, keeping them soft under the tea towel.',
      uses: ['corn-tortilla'],
      minutes: 4,
    },
    {
      text: 'Load each one with red crumbs, avocado, radish and coriander, fold, and lean over your plate.',
      uses: ['avocado', 'radish', 'coriander'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: false,
  tip: 'The filling alone keeps three days and is just as good on rice or stuffed into a baked potato.',
})
