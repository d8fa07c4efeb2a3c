import { recipe } from '#planner/recipe.ts'

export const tomatoPieCornbreadCrust = recipe({
  id: 'tomato-pie-cornbread-crust',
  title: 'Tomato pie on a cornbread crust',
  blurb:
    'August tomatoes, basil and a savoury custard baked on a thin layer of cornbread: the Sunday dish, without the mayonnaise.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 4,
  minutes: { active: 25, total: 60 },
  skill: 'INTERMEDIATE',
  equipment: ['OVEN', 'BAKING_DISH'],
  noCook: false,
  ingredients: [
    { id: 'cornmeal', g: 122, show: { qty: 1, unit: 'cup' } },
    { id: 'wholemeal-flour', g: 90, show: { qty: 0.75, unit: 'cup' }, swaps: [{ id: 'gf-flour', g: 90 }] },
    { id: 'baking-powder', g: 4.6, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 3, show: { qty: 0.5, unit: 'tsp' } },
    {
      id: 'buttermilk',
      g: 184,
      show: { qty: 0.75, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 184, show: { qty: 0.75, unit: 'cup' } },
        { id: 'soya-milk', g: 184, show: { qty: 0.75, unit: 'cup' } },
      ],
    },
    { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'tomato', g: 738, show: { qty: 6, unit: 'medium' }, prep: 'in slices 1 cm thick' },
    {
      id: 'cottage-cheese',
      g: 226,
      show: { qty: 1, unit: 'cup' },
      swaps: [
        {
          id: 'lactose-free-yogurt',
          g: 226,
          words: [['with cottage cheese, spring', 'with lactose-free yogurt, spring']],
        },
        { id: 'silken-tofu', g: 226, words: [['with cottage cheese, spring', 'with silken tofu, spring']] },
      ],
    },
    {
      id: 'cheddar',
      g: 90,
      prep: 'grated',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 25,
          show: { qty: 5, unit: 'tbsp' },
          words: [
            ['two thirds of the Cheddar', 'two thirds of the nutritional yeast'],
            ['The last of the cheese goes', 'The last of the yeast flakes goes'],
          ],
        },
      ],
    },
    { id: 'basil', g: 15, show: { qty: 1.5, unit: 'handful' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced' },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Lay the tomatoes on a clean cloth, sprinkle with half of the salt and let them weep. Dab them dry before they go on.',
      uses: ['tomato', 'salt'],
      minutes: 20,
      waits: true,
    },
    {
      text: 'Meanwhile set the oven to 190 °C fan. Stir cornmeal, flour and baking powder with the other half of the salt; beat the buttermilk with one egg and the oil, and combine.',
      uses: ['cornmeal', 'wholemeal-flour', 'baking-powder', 'buttermilk', 'egg', 'olive-oil'],
      minutes: 5,
      meanwhile: true,
    },
    {
      text: 'Smooth this batter into an oiled baking dish and give it a head start until it is set and pale.',
      uses: [],
      minutes: 12,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Whisk the other three eggs with cottage cheese, spring onions, pepper and two thirds of the Cheddar.',
      uses: ['cottage-cheese', 'spring-onion', 'black-pepper', 'cheddar'],
      minutes: 3,
    },
    {
      text: 'Cover the crust with basil leaves, then overlapping tomatoes, then the egg mixture. The last of the cheese goes on top.',
      uses: ['basil'],
      minutes: 3,
    },
    {
      text: "Bake until puffed and spotted with gold, with only a slight tremble at the centre. It cuts cleanly after ten minutes' rest.",
      uses: [],
      minutes: 25,
      waits: true,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
})
