import { recipe } from '#planner/recipe.ts'

export const prawnSaganaki = recipe({
  id: 'prawn-saganaki',
  title: 'Prawn saganaki with feta and bread',
  blurb:
    'Taverna food at home: prawns in a quick tomato and fennel sauce, salty feta on top and bread to chase it with.',
  cuisine: 'GREEK',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'fennel', g: 180, show: { qty: 1, unit: 'small' }, prep: 'finely diced, fronds kept' },
    { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, prep: 'chopped' },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
    {
      id: 'prawns',
      g: 250,
      swaps: [
        { id: 'chicken-breast', g: 220, prep: 'cut into small dice' },
        { id: 'cannellini-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
      ],
    },
    {
      id: 'feta',
      g: 80,
      prep: 'crumbled',
      swaps: [{ id: 'green-olives', g: 54, show: { qty: 6, unit: 'tbsp' }, prep: 'chopped' }],
    },
    {
      id: 'sourdough',
      g: 100,
      show: { qty: 2, unit: 'slice' },
      swaps: [
        { id: 'gf-bread', g: 120, show: { qty: 4, unit: 'slice' } },
        { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, prep: 'boiled in their skins' },
      ],
    },
  ],
  steps: [
    {
      text: 'Sweat the fennel and shallots in the oil over a low flame. Cover them; they should turn glassy and sweet without browning.',
      uses: ['olive-oil', 'fennel', 'shallot'],
      minutes: 9,
    },
    {
      text: 'Pour in the passata with the chilli flakes and let it putter until it looks like a dip rather than a soup.',
      uses: ['passata', 'chilli-flakes'],
      minutes: 6,
    },
    {
      text: 'Push the prawns under the surface. The moment they have curled and gone pink all over they are done; a minute more and they are rubber.',
      uses: ['prawns'],
      minutes: 3,
    },
    {
      text: 'Dot with the feta, put the lid on and wait until the corners of the cheese soften. Strew with the fennel fronds and bring it to the table in the pan, with the bread.',
      uses: ['feta', 'sourdough'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Chicken in place of prawns needs about six minutes in the sauce; beans only have to be warm.',
})
