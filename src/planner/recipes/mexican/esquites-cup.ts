import { recipe } from '#planner/recipe.ts'

export const esquitesCup = recipe({
  id: 'esquites-cup',
  title: 'Esquites, corn in a cup',
  blurb:
    'Charred sweetcorn with lime, chilli, a little mayonnaise and salty cheese, as the cart on the plaza sells it.',
  cuisine: 'MEXICAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 12, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'frozen-sweetcorn', g: 272, show: { qty: 2, unit: 'cup' } },
    { id: 'rapeseed-oil', g: 4.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'finely chopped' },
    {
      id: 'mayonnaise-light',
      g: 15,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        {
          id: 'vegan-mayonnaise',
          g: 15,
          show: { qty: 1, unit: 'tbsp' },
          words: [['a little mayonnaise', 'a little vegan mayonnaise']],
        },
      ],
    },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'cotija',
      g: 15,
      show: { qty: 2, unit: 'tbsp' },
      prep: 'crumbled',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 5,
          show: { qty: 1, unit: 'tbsp' },
          words: [
            ['salty cheese', 'savoury yeast flakes'],
            ['with cotija, chilli', 'with nutritional yeast, chilli'],
          ],
        },
      ],
    },
    { id: 'chilli-powder', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Get a frying pan very hot with the oil and spread the frozen corn in it. Resist stirring: after the steam has gone it starts to snap and jump, and black spots appear.',
      uses: ['rapeseed-oil', 'frozen-sweetcorn'],
      minutes: 9,
      waits: true,
    },
    { text: 'Throw in the jalapeño for the last minute.', uses: ['jalapeno'], minutes: 1 },
    {
      text: 'Away from the hob, coat the kernels with mayonnaise and lime juice.',
      uses: ['mayonnaise-light', 'lime-juice'],
      minutes: 1,
    },
    {
      text: 'Fill the cups and dress the tops with cotija, chilli powder and coriander. A long spoon helps.',
      uses: ['cotija', 'chilli-powder', 'coriander'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
