import { recipe } from '#planner/recipe.ts'

export const cauliflowerMacAndCheese = recipe({
  id: 'cauliflower-mac-and-cheese',
  title: 'Macaroni cheese with cauliflower',
  blurb: 'Half pasta, half cauliflower and a proper mustardy cheese sauce, with a crust that crackles under the spoon.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 20, total: 40 },
  skill: 'BASIC',
  equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'BAKING_DISH'],
  noCook: false,
  ingredients: [
    {
      id: 'pasta',
      g: 110,
      prep: 'small tubes or elbows',
      swaps: [
        {
          id: 'gf-pasta',
          g: 110,
          words: [
            ['Macaroni cheese', 'Gluten-free macaroni cheese'],
            ['Half pasta', 'Half gluten-free pasta'],
          ],
        },
      ],
    },
    { id: 'cauliflower', g: 300, prep: 'in small florets' },
    {
      id: 'milk-semi',
      g: 366,
      show: { qty: 1.5, unit: 'cup' },
      swaps: [{ id: 'lactose-free-milk', g: 366, show: { qty: 1.5, unit: 'cup' } }],
    },
    { id: 'cornflour', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'mustard-powder', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'cheddar', g: 80, prep: 'grated' },
    {
      id: 'breadcrumbs',
      g: 13.6,
      show: { qty: 2, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-breadcrumbs',
          g: 13.6,
          show: { qty: 2, unit: 'tbsp' },
          words: [['Crumbs, the saved', 'Gluten-free crumbs, the saved']],
        },
      ],
    },
    { id: 'paprika', g: 1.1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.05 },
  ],
  steps: [
    {
      text: 'Heat the oven to 200 °C fan. Get plenty of salted water rolling in a saucepan and feed it the pasta; five minutes before the packet says it is done, send in the cauliflower.',
      uses: ['pasta', 'salt', 'cauliflower'],
      minutes: 10,
      waits: true,
    },
    { text: 'Drain both together very well in a sieve, where they can steam dry.', uses: [] },
    {
      text: 'Whisk cornflour and mustard powder into the cold milk in the empty saucepan. Bring to the boil, whisking without a pause, until it coats the whisk like custard.',
      uses: ['cornflour', 'mustard-powder', 'milk-semi'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Off the heat, melt in three quarters of the cheese, then fold the pasta and cauliflower through the sauce.',
      uses: ['cheddar'],
      minutes: 2,
    },
    {
      text: 'Tip into a baking dish. Crumbs, the saved cheese and paprika go on top; bake until the edges bubble and the crust is bronzed.',
      uses: ['breadcrumbs', 'paprika'],
      minutes: 15,
      waits: true,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Bake it from the fridge the next day, ten minutes longer and covered for the first half.',
})
