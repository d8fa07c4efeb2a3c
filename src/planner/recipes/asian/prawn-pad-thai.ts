import { recipe } from '#planner/recipe.ts'

export const prawnPadThai = recipe({
  id: 'prawn-pad-thai',
  title: 'Pad thai with prawns',
  blurb:
    'Street-stall noodles with a proper tamarind tang: springy, sweet and sour, with prawns, egg and a squeeze of lime.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'WOK', 'KETTLE'],
  noCook: false,
  ingredients: [
    { id: 'rice-noodles', g: 120 },
    { id: 'tamarind-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' }, group: 'Sauce' },
    {
      id: 'fish-sauce',
      g: 15,
      show: { qty: 2.5, unit: 'tsp' },
      group: 'Sauce',
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'brown-sugar', g: 12, show: { qty: 1, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'water', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'prawns',
      g: 180,
      swaps: [
        { id: 'chicken-breast', g: 160, prep: 'in thin strips' },
        { id: 'tofu-extra-firm', g: 200, prep: 'in small dice' },
      ],
    },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    {
      id: 'egg',
      g: 100,
      show: { qty: 2, unit: 'large' },
      prep: 'beaten',
      swaps: [{ id: 'tofu', g: 70, prep: 'crumbled' }],
    },
    { id: 'bean-sprouts', g: 120, show: { qty: 3, unit: 'handful' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'in finger lengths' },
    {
      id: 'peanuts',
      g: 18,
      show: { qty: 2, unit: 'tbsp' },
      prep: 'crushed',
      swaps: [{ id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } }],
    },
    { id: 'lime', g: 67, show: { qty: 1, unit: 'piece' }, prep: 'in wedges' },
  ],
  steps: [
    {
      text: 'Cover the noodles with hot, not boiling, water from the kettle. Stop while they still fight back a little, like a rubber band; the wok does the rest.',
      uses: ['rice-noodles'],
      minutes: 10,
    },
    {
      text: 'Stir the sauce together until the sugar no longer crunches, and set everything else within reach. From here on it goes fast.',
      uses: ['tamarind-paste', 'fish-sauce', 'brown-sugar', 'water'],
      minutes: 2,
    },
    {
      text: 'Smoking hot wok, half of the oil, prawns. As soon as they are pink on both sides, out they come.',
      uses: ['rapeseed-oil', 'prawns'],
      minutes: 3,
    },
    {
      text: 'Other half of the oil, the garlic, three stirs. Slide in the drained noodles and pour the sauce over them.',
      uses: ['garlic'],
      minutes: 1,
    },
    {
      text: 'Toss with two spoons until the noodles have drunk the sauce and turned amber. A spoon of water helps if they stick.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Push them to one side and let the egg set in the gap, then chop it through the noodles.',
      uses: ['egg'],
      minutes: 2,
    },
    {
      text: 'Prawns, sprouts and spring onions go in for a few tosses: warm, not limp. Nuts and lime wedges at the table.',
      uses: ['bean-sprouts', 'spring-onion', 'peanuts', 'lime'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Chicken or tofu instead of prawns needs two or three minutes longer in the wok.',
})
