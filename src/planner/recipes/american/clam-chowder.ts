import { recipe } from '#planner/recipe.ts'

export const clamChowder = recipe({
  id: 'clam-chowder',
  title: 'New England clam chowder',
  blurb:
    'Thick, pale and tasting of the harbour, with leeks, thyme and potatoes that fall apart a little into the broth.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    {
      id: 'butter',
      g: 14.2,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        {
          id: 'olive-oil',
          g: 13.5,
          show: { qty: 1, unit: 'tbsp' },
          words: [['Let the butter foam in', 'Warm the olive oil in']],
        },
      ],
    },
    { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, prep: 'in half-moons' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'diced' },
    { id: 'thyme', g: 1, show: { qty: 2, unit: 'sprig' } },
    { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
    { id: 'potato', g: 330, show: { qty: 3, unit: 'small' }, prep: 'in 1 cm dice' },
    { id: 'cornflour', g: 8, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'milk-semi',
      g: 488,
      show: { qty: 2, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 488, show: { qty: 2, unit: 'cup' } },
        { id: 'soya-milk', g: 486, show: { qty: 2, unit: 'cup' } },
      ],
    },
    { id: 'clams-tinned', g: 140, show: { qty: 1, unit: 'tin' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Let the butter foam in a saucepan, add leek, celery, thyme and bay, put the lid on and sweat them gently; nothing should colour.',
      uses: ['butter', 'leek', 'celery', 'thyme', 'bay-leaf'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Stir the cornflour into a splash of the milk and keep it by the hob. Pour the rest over the vegetables, add potatoes and salt, and bring it up slowly, for milk sulks when it is rushed.',
      uses: ['cornflour', 'milk-semi', 'potato', 'salt'],
      minutes: 4,
    },
    {
      text: 'Cook at a bare tremble until the potato crumbles at the edges when you press it.',
      uses: [],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Stir in the cornflour milk and the clams. Two minutes later the spoon should drag a little.',
      uses: ['clams-tinned'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Fish out bay and thyme stalks, grind in the pepper and finish with parsley.',
      uses: ['black-pepper', 'parsley'],
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Reheat it slowly; clams toughen in a galloping boil.',
})
