import { recipe } from '#planner/recipe.ts'

export const mushroomJackQuesadillas = recipe({
  id: 'mushroom-jack-quesadillas',
  title: 'Mushroom, spinach and Jack quesadillas',
  blurb:
    'Browned mushrooms, a swipe of refried beans and just enough melting cheese to hold two crisp tortillas together.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chestnut-mushrooms', g: 250, prep: 'thickly sliced' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'sliced' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
    { id: 'refried-beans', g: 119, show: { qty: 0.5, unit: 'cup' } },
    {
      id: 'tortilla-wholemeal',
      g: 124,
      show: { qty: 2, unit: 'medium' },
      swaps: [
        {
          id: 'corn-tortilla',
          g: 96,
          show: { qty: 4, unit: 'piece' },
          words: [
            ['hold two crisp tortillas', 'hold crisp corn tortillas'],
            [
              'Smear one half of every tortilla',
              'Warm the corn tortillas until they bend without cracking. Smear one half of each',
            ],
            ['spread mushrooms and', 'spread a little of the mushrooms and'],
          ],
        },
      ],
    },
    { id: 'monterey-jack', g: 84, prep: 'coarsely grated' },
    { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Cook mushrooms and onion fiercely in two thirds of the oil. First they squeak, then they swim, and only when the pan is dry again do they brown. That is the moment you want.',
      uses: ['olive-oil', 'chestnut-mushrooms', 'red-onion'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Sprinkle with cumin, wilt the spinach in the heat and scrape it all onto a board.',
      uses: ['cumin', 'baby-spinach'],
      minutes: 2,
    },
    {
      text: 'Smear one half of every tortilla with beans, spread mushrooms and grated cheese over that, and close the other half down like a book.',
      uses: ['tortilla-wholemeal', 'refried-beans', 'monterey-jack'],
      minutes: 2,
    },
    {
      text: 'Rub the frying pan with the last of the oil. Toast the half-moons over a gentle flame, pressing with a spatula, until freckled outside and oozing inside.',
      uses: [],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Wait one minute before you cut them, or the cheese runs away. Dip the corners in salsa.',
      uses: ['salsa'],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
