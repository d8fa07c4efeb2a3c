import { recipe } from '#planner/recipe.ts'

export const vegetablePaella = recipe({
  id: 'vegetable-paella',
  title: 'Vegetable paella with artichokes and butter beans',
  blurb:
    'Wide, thin and golden with saffron, with the crust at the bottom that everybody at the table wants to scrape.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 45 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } },
    { id: 'saffron', g: 0.2, show: { qty: 2, unit: 'pinch' } },
    { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'green-beans', g: 100, prep: 'cut in three' },
    { id: 'artichoke-hearts', g: 120, show: { qty: 3, unit: 'piece' }, prep: 'halved' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'grated or finely chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'finely chopped' },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'arborio-rice', g: 120 },
    { id: 'butter-beans', g: 240, show: { qty: 1, unit: 'can' } },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Bring the stock to the edge of boiling in a saucepan and drop in the saffron; it will bleed yellow while you go on.',
      uses: ['vegetable-stock', 'saffron'],
      minutes: 4,
    },
    {
      text: 'Take the widest frying pan you own and blister pepper and green beans in the oil until they are speckled with brown. Push them to the rim.',
      uses: ['olive-oil', 'red-pepper', 'green-beans'],
      minutes: 8,
    },
    {
      text: 'In the free centre fry the garlic and tomato down to a jammy, dark red paste. Stir the paprika into it for a breath.',
      uses: ['tomato', 'garlic', 'smoked-paprika'],
      minutes: 6,
    },
    {
      text: 'Mix in the rice so that every grain turns red, then flood the pan with the yellow stock and the salt. Give it one last stir, for now it is left in peace.',
      uses: ['arborio-rice', 'salt'],
      minutes: 1,
    },
    {
      text: 'Set butter beans and artichokes on top. Lively bubbles for eight minutes, timid ones for eight more.',
      uses: ['butter-beans', 'artichoke-hearts'],
      minutes: 16,
    },
    {
      text: 'Listen near the end: when the bubbling turns into a crackle, the crust is forming. Count to sixty and turn the hob off.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Lay a cloth over the pan for five minutes, then bring it to the table with lemon.',
      uses: ['lemon'],
      minutes: 5,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Round Spanish paella rice is best of all; risotto rice is the next best, as long as you never stir it.',
})
