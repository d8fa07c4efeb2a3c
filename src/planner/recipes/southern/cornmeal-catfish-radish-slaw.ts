import { recipe } from '#planner/recipe.ts'

export const cornmealCatfishRadishSlaw = recipe({
  id: 'cornmeal-catfish-radish-slaw',
  title: 'Cornmeal catfish with lemony slaw',
  blurb: 'A fish fry with a tablespoon and a half of oil: gritty golden crust, sweet white flesh and a crunchy slaw.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'catfish', g: 300, show: { qty: 2, unit: 'fillet' } },
    {
      id: 'buttermilk',
      g: 61,
      show: { qty: 0.25, unit: 'cup' },
      retained: 0.6,
      swaps: [{ id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } }],
    },
    { id: 'cornmeal', g: 61, show: { qty: 0.5, unit: 'cup' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'rapeseed-oil', g: 21, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'red-cabbage', g: 180, prep: 'very finely sliced' },
    { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, prep: 'in matchsticks' },
    { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, prep: 'in matchsticks' },
    {
      id: 'greek-yogurt-2',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
    },
    { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
    {
      id: 'baguette',
      g: 60,
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [['the slaw and bread', 'the slaw and the gluten-free bread']],
        },
      ],
    },
  ],
  steps: [
    {
      text: 'Bathe the fillets in the buttermilk while you slice the vegetables.',
      uses: ['catfish', 'buttermilk'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Stir yogurt, lemon and a third of the salt into the cabbage, carrot and radishes and put it to one side.',
      uses: ['greek-yogurt-2', 'lemon-juice', 'red-cabbage', 'carrot', 'radish'],
    },
    {
      text: 'On a plate, mix cornmeal, paprika, cayenne and the other two thirds of the salt. Let each fillet drip, then press it in, patting the crumbs on.',
      uses: ['cornmeal', 'paprika', 'cayenne', 'salt'],
      minutes: 3,
    },
    {
      text: 'Get the oil shimmering in a frying pan. Lay the fish away from you, leave it until the rim is golden, and turn it over just once.',
      uses: ['rapeseed-oil'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'The flake test tells: nudge the thickest part with a fork, and it should part in moist leaves. Eat at once with the slaw and bread.',
      uses: ['baguette'],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
})
