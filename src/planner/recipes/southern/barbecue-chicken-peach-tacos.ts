import { recipe } from '#planner/recipe.ts'

export const barbecueChickenPeachTacos = recipe({
  id: 'barbecue-chicken-peach-tacos',
  title: 'Barbecue chicken tacos with peach relish',
  blurb: 'Smokehouse flavour from a frying pan, pulled with two forks and cooled down by peach, red onion and mint.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'chicken-thigh',
      g: 300,
      swaps: [
        {
          id: 'butter-beans',
          g: 300,
          show: { qty: 1.25, unit: 'can' },
          words: [
            ['Barbecue chicken tacos', 'Barbecue butter bean tacos'],
            ['pulled with two forks and cooled', 'with beans simmered until glossy and cooled'],
            [
              'Season the chicken with paprika and half of the salt, and give it a deep colour in the oil in a frying pan, both sides.',
              'Toss the rinsed butter beans with paprika and half of the salt, and fry them in the oil in a frying pan until their skins blister.',
            ],
            [
              'cover, and let it putter until the meat shows no pink and comes apart when you twist a fork in it',
              'and let it putter for five minutes',
            ],
            [
              'Pull the chicken to rags in its sauce and let it bubble',
              'Crush a few of the butter beans in the sauce and let it bubble',
            ],
          ],
        },
      ],
    },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'barbecue-sauce', g: 51, show: { qty: 3, unit: 'tbsp' } },
    { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
    { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'red-onion', g: 42, show: { qty: 3, unit: 'slice' }, prep: 'finely chopped' },
    { id: 'mint', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'shredded' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'cabbage', g: 120, prep: 'finely shredded' },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
  ],
  steps: [
    {
      text: 'Season the chicken with paprika and half of the salt, and give it a deep colour in the oil in a frying pan, both sides.',
      uses: ['chicken-thigh', 'smoked-paprika', 'salt', 'olive-oil'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Pour in barbecue sauce, the water and half of the vinegar, cover, and let it putter until the meat shows no pink and comes apart when you twist a fork in it.',
      uses: ['barbecue-sauce', 'water', 'apple-cider-vinegar'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Meanwhile mix peach, onion and mint with the last of the vinegar and salt.',
      uses: ['peach', 'red-onion', 'mint'],
      minutes: 4,
      meanwhile: true,
    },
    {
      text: 'Pull the chicken to rags in its sauce and let it bubble until it is glossy and clings.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Warm the tortillas, line them with raw cabbage, and fill them with barbecue and relish.',
      uses: ['corn-tortilla', 'cabbage'],
      minutes: 3,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
})
