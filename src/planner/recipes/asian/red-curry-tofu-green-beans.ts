import { recipe } from '#planner/recipe.ts'

export const redCurryTofuGreenBeans = recipe({
  id: 'red-curry-tofu-green-beans',
  title: 'Thai red curry with tofu and green beans',
  blurb:
    'A curry that is on the table while the rice is warming: light coconut milk, squeaky beans and tofu with golden sides.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'tofu', g: 200, prep: 'in cubes, dried in a cloth' },
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'red-curry-paste', g: 32, show: { qty: 2, unit: 'tbsp' } },
    { id: 'coconut-milk-light', g: 300, show: { qty: 300, unit: 'ml' } },
    { id: 'green-beans', g: 180, show: { qty: 3, unit: 'handful' }, prep: 'halved' },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'bamboo-shoots', g: 70, show: { qty: 0.5, unit: 'can' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'thai-basil', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
  ],
  steps: [
    {
      text: 'Roll the tofu about in the hot oil in a wide frying pan until at least two sides of each cube are golden, then park it on a plate.',
      uses: ['tofu', 'rapeseed-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Put the curry paste where the tofu was, with three spoons of the coconut milk, and stir it until the kitchen smells of lemongrass and red oil seeps out at the rim.',
      uses: ['red-curry-paste'],
      minutes: 2,
    },
    {
      text: 'Add the rest of the coconut milk, the beans, the pepper and the bamboo shoots. Let it bubble lazily; the beans should bend and still squeak.',
      uses: ['coconut-milk-light', 'green-beans', 'red-pepper', 'bamboo-shoots'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Return the tofu for the last two minutes.',
      uses: ['tofu'],
      minutes: 2,
    },
    {
      text: 'Brighten the sauce with lime, tear the basil over it and ladle it beside the rice, hot from the microwave.',
      uses: ['lime-juice', 'thai-basil', 'rice-cooked'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Freeze it without the basil. Pastes differ in heat, so begin with half if yours is new to you.',
})
