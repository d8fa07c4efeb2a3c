import { recipe } from '#planner/recipe.ts'

export const gingerBokChoyShiitake = recipe({
  id: 'ginger-bok-choy-shiitake',
  title: 'Bok choy and shiitake with ginger',
  blurb: 'The plate of greens that no Chinese supper goes without. Glossy, quick, and gone before the rest arrives.',
  cuisine: 'ASIAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 10, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'WOK'],
  noCook: false,
  ingredients: [
    { id: 'sesame-oil', g: 13.6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'shiitake', g: 152, show: { qty: 8, unit: 'piece' }, prep: 'thickly sliced' },
    { id: 'ginger', g: 12, show: { qty: 2, unit: 'tbsp' }, prep: 'in matchsticks' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'bok-choy', g: 300, show: { qty: 2, unit: 'head' }, prep: 'leaves and stems apart, cut up' },
    {
      id: 'soy-sauce',
      g: 10.7,
      show: { qty: 2, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Give the mushrooms the hot wok and half of the oil to themselves. They shrink, then colour and smell of roast.',
      uses: ['shiitake', 'sesame-oil'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Add the rest of the oil with ginger and garlic, and stir as long as a sentence takes.',
      uses: ['ginger', 'garlic'],
      minutes: 1,
    },
    { text: 'The white stems first: they should shine and still snap.', uses: ['bok-choy'], minutes: 2 },
    {
      text: 'Leaves on top, the water round the edge, lid on for the length of a deep breath, lid off. Toss with the soy sauce and let it boil down to a gloss, with sesame to finish.',
      uses: ['water', 'soy-sauce', 'sesame-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
