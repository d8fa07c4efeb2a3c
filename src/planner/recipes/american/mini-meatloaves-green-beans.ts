import { recipe } from '#planner/recipe.ts'

export const miniMeatloavesGreenBeans = recipe({
  id: 'mini-meatloaves-green-beans',
  title: 'Little meatloaves with green beans and mash',
  blurb:
    'Sunday meatloaf on a weekday: baked in a muffin tin, glazed with ketchup, and done before the potatoes are mashed.',
  cuisine: 'AMERICAN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 40 },
  skill: 'BASIC',
  equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'MUFFIN_TIN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'beef-mince-5', g: 250 },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'finely grated' },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely grated' },
    { id: 'oats', g: 30, swaps: [{ id: 'gf-oats', g: 30 }] },
    {
      id: 'egg',
      g: 76,
      show: { qty: 2, unit: 'small' },
      swaps: [
        {
          id: 'tomato-puree',
          g: 32,
          show: { qty: 2, unit: 'tbsp' },
          words: [['oats, egg, thyme', 'oats, tomato purée, thyme']],
        },
      ],
    },
    { id: 'dried-thyme', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'ketchup', g: 34, show: { qty: 2, unit: 'tbsp' } },
    { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, prep: 'peeled, in chunks' },
    { id: 'green-beans', g: 200 },
    {
      id: 'milk-semi',
      g: 61,
      show: { qty: 0.25, unit: 'cup' },
      swaps: [{ id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } }],
    },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C fan and oil the holes of a muffin tin, three for each serving, with half of the oil.',
      uses: ['olive-oil'],
      minutes: 3,
    },
    {
      text: 'Squeeze mince, carrot, onion, oats, egg, thyme and half the salt through your fingers until it clings to them. Share it among the holes and paint the tops with ketchup.',
      uses: ['beef-mince-5', 'carrot', 'onion', 'oats', 'egg', 'dried-thyme', 'salt', 'ketchup'],
      minutes: 8,
    },
    {
      text: 'Bake until the glaze has gone sticky and dark at the rim and the juice runs clear.',
      uses: [],
      minutes: 22,
      waits: true,
    },
    {
      text: 'Meanwhile start the potatoes in cold water in a saucepan with the last of the salt. When they are nearly tender, lay the beans on top and cover.',
      uses: ['potato', 'green-beans'],
      minutes: 18,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Lift out the beans, drain the potatoes and crush them with the milk and remaining oil. Serve the loaves with mash and beans.',
      uses: ['milk-semi'],
      minutes: 4,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'The loaves freeze well on their own. Reheat them under foil so the glaze does not burn.',
})
