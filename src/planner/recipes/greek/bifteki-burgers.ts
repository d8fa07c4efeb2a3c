import { recipe } from '#planner/recipe.ts'

export const biftekiBurgers = recipe({
  id: 'bifteki-burgers',
  title: 'Bifteki burgers with cucumber yogurt',
  blurb: 'Greek beef patties, full of mint and oregano, in a bun with garlicky cucumber yogurt and ripe tomato.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'beef-mince-10', g: 250 },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'grated' },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, prep: 'grated' },
    {
      id: 'greek-yogurt-2',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 90,
          show: { qty: 6, unit: 'tbsp' },
          words: [
            ['with cucumber yogurt', 'with cucumber and soya yogurt'],
            ['garlicky cucumber yogurt and', 'garlicky soya yogurt, cucumber and'],
          ],
        },
      ],
    },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'grated' },
    { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
    {
      id: 'burger-bun-wholemeal',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
    },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'rocket', g: 20, show: { qty: 1, unit: 'handful' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Squeeze mince, onion, oregano, pepper, two pinches of salt and some of the mint together until it holds. Shape a patty for each bun, wider than it, since meat shrinks, and press a dimple into each.',
      uses: ['beef-mince-10', 'red-onion', 'dried-oregano', 'mint', 'black-pepper', 'salt'],
      minutes: 5,
    },
    {
      text: 'Salt the cucumber with what is left, wait, then wring it out in your fist over the sink.',
      uses: ['cucumber'],
      minutes: 5,
    },
    { text: 'Beat it into the yogurt with the garlic and the mint that is left.', uses: ['greek-yogurt-2', 'garlic'] },
    {
      text: 'Film a frying pan with the oil. Cook the burgers over a lively heat, four to five minutes each side, till the juice that beads on top runs clear and no pink is left within.',
      uses: ['olive-oil'],
      minutes: 10,
    },
    {
      text: 'Split the buns and toast their cut sides in the pan for a moment in what the meat has left behind.',
      uses: ['burger-bun-wholemeal'],
      minutes: 1,
    },
    { text: 'Build them: yogurt, rocket, tomato, patty, more yogurt, lid.', uses: ['rocket', 'tomato'] },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Shape the patties in the morning and they hold together better.',
})
