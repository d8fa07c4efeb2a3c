import { recipe } from '#planner/recipe.ts'

export const marylandCrabCakes = recipe({
  id: 'maryland-crab-cakes',
  title: 'Maryland crab cakes with charred corn salad',
  blurb:
    'Mostly crab and hardly anything to bind it, browned in a little oil, with sweetcorn, cucumber and lemon beside them.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'crab-meat', g: 200 },
    { id: 'egg', g: 50, show: { qty: 1, unit: 'large' } },
    {
      id: 'breadcrumbs',
      g: 40,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-breadcrumbs',
          g: 40,
          show: { qty: 6, unit: 'tbsp' },
          words: [['Fold in crumbs', 'Fold in the gluten-free crumbs']],
        },
      ],
    },
    { id: 'mayonnaise-light', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'celery-seed', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'finely sliced' },
    { id: 'frozen-sweetcorn', g: 200 },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'diced' },
    { id: 'cherry-tomatoes', g: 150, show: { qty: 1, unit: 'cup' }, prep: 'quartered' },
    { id: 'rapeseed-oil', g: 21, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, prep: 'half juiced, half in wedges' },
  ],
  steps: [
    {
      text: 'Beat egg, mayonnaise, mustard, paprika and celery seed together. Fold in crumbs, half of the spring onion and the crab with two fingers, so that the lumps stay lumps.',
      uses: [
        'egg',
        'mayonnaise-light',
        'dijon-mustard',
        'paprika',
        'celery-seed',
        'breadcrumbs',
        'crab-meat',
        'spring-onion',
      ],
      minutes: 6,
    },
    {
      text: 'Press into thick cakes, each a small handful, and chill them while the corn cooks; cold cakes hold together.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Scatter the frozen corn into a hot dry frying pan. Leave it to pop and blacken in places before you stir, then tip it into a bowl.',
      uses: ['frozen-sweetcorn'],
      minutes: 6,
    },
    {
      text: 'Wipe out the pan, add the oil and lower in the cakes. Give them four quiet minutes on each side, until they are the brown of a nut and firm in the middle.',
      uses: ['rapeseed-oil'],
      minutes: 9,
    },
    {
      text: 'Toss corn with cucumber, tomatoes, the other spring onions and lemon juice. Plate with the cakes and a wedge each.',
      uses: ['cucumber', 'cherry-tomatoes', 'lemon'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
