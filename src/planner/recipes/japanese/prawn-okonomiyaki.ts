import { recipe } from '#planner/recipe.ts'

export const prawnOkonomiyaki = recipe({
  id: 'prawn-okonomiyaki',
  title: 'Prawn and cabbage okonomiyaki',
  blurb:
    'The Osaka pancake of whatever you like: mostly cabbage, just enough batter to hold it, and a glossy brown sauce.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'plain-flour', g: 100, swaps: [{ id: 'gf-flour', g: 100 }] },
    { id: 'egg', g: 152, show: { qty: 4, unit: 'small' } },
    { id: 'vegetable-stock', g: 100, show: { qty: 100, unit: 'ml' } },
    { id: 'green-cabbage', g: 280, show: { qty: 4, unit: 'cup' }, prep: 'finely shredded' },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'sliced' },
    {
      id: 'prawns',
      g: 180,
      prep: 'chopped',
      swaps: [
        {
          id: 'chicken-breast',
          g: 160,
          prep: 'in very small dice',
          words: [
            ['Prawn and cabbage', 'Chicken and cabbage'],
            ['spring onions and prawns', 'spring onions and chicken'],
            [
              'Cook the second side with the lid off, until the middle is firm and opaque, then',
              'Cook the second side with the lid off until the chicken shows no pink where you cut into the middle, then',
            ],
          ],
        },
        {
          id: 'smoked-tofu',
          g: 170,
          prep: 'in small dice',
          words: [
            ['Prawn and cabbage', 'Smoked tofu and cabbage'],
            ['spring onions and prawns', 'spring onions and smoked tofu'],
          ],
        },
      ],
    },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'ketchup', g: 26, show: { qty: 1.5, unit: 'tbsp' }, group: 'Sauce' },
    {
      id: 'soy-sauce',
      g: 10,
      show: { qty: 2, unit: 'tsp' },
      group: 'Sauce',
      swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
    },
    { id: 'rice-vinegar', g: 5, show: { qty: 1, unit: 'tsp' }, group: 'Sauce' },
    { id: 'mayonnaise-light', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' }, prep: 'crumbled' },
  ],
  steps: [
    {
      text: 'Beat flour, stock and eggs into a batter as thick as cream and let it stand for as long as it takes to shred the cabbage.',
      uses: ['plain-flour', 'vegetable-stock', 'egg'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Fold in cabbage, spring onions and prawns by lifting from below. It looks like far too much green; that is as it should be.',
      uses: ['green-cabbage', 'spring-onion', 'prawns'],
      minutes: 3,
    },
    {
      text: 'Spread half of the oil over the base of a frying pan and heap in half of the mixture. Pat it into a round two fingers high, cover, and leave it on a gentle flame until the edge is dry and the base is the brown of a biscuit.',
      uses: ['rapeseed-oil'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Slide it onto a plate, invert the pan over it, and turn the two together in one bold move. Cook the second side with the lid off, until the middle is firm and opaque, then do the same with the other half.',
      uses: [],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Stir ketchup, soy sauce and vinegar together until they shine.',
      uses: ['ketchup', 'soy-sauce', 'rice-vinegar'],
      minutes: 1,
    },
    {
      text: 'Brush the tops with the sauce, draw thin lines of mayonnaise across and let the nori flakes fall where they like.',
      uses: ['mayonnaise-light', 'nori'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Two small pans side by side halve the wait. A pancake that breaks when turned can be pushed back together; nobody will know.',
})
