import { recipe } from '#planner/recipe.ts'

export const tunaLeekPastaBake = recipe({
  id: 'tuna-leek-pasta-bake',
  title: 'Tuna, leek and sweetcorn pasta bake',
  blurb:
    "Every English student's first dinner, grown up: plenty of leeks, a light mustard sauce and a crackly Cheddar top.",
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'GRILL', 'SAUCEPAN', 'BAKING_DISH', 'GRATER'],
  noCook: false,
  ingredients: [
    {
      id: 'pasta',
      g: 120,
      prep: 'short tubes',
      swaps: [
        {
          id: 'gf-pasta',
          g: 120,
          prep: 'short tubes',
          words: [['sweetcorn pasta bake', 'sweetcorn bake with gluten-free pasta']],
        },
      ],
    },
    { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, prep: 'in rings as thick as a pencil' },
    { id: 'cornflour', g: 16, show: { qty: 2, unit: 'tbsp' } },
    {
      id: 'milk-semi',
      g: 300,
      show: { qty: 1.25, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 300, show: { qty: 1.25, unit: 'cup' } },
        { id: 'soya-milk', g: 300, show: { qty: 1.25, unit: 'cup' } },
      ],
    },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    {
      id: 'tuna-tinned',
      g: 165,
      show: { qty: 1.5, unit: 'tin' },
      prep: 'in chunks',
      swaps: [
        {
          id: 'cannellini-beans',
          g: 240,
          show: { qty: 1, unit: 'can' },
          words: [
            ['Tuna, leek', 'White bean, leek'],
            [
              'sweetcorn and tuna over in the sauce, gently so that some chunks stay whole',
              'sweetcorn and cannellini beans over in the sauce, gently so that the beans stay whole',
            ],
          ],
        },
      ],
    },
    { id: 'tinned-sweetcorn', g: 82, show: { qty: 0.5, unit: 'can' } },
    {
      id: 'cheddar',
      g: 45,
      prep: 'grated',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 25,
          show: { qty: 5, unit: 'tbsp' },
          words: [
            ['crackly Cheddar top', 'crisp golden top'],
            ['a third of the cheese', 'a third of the nutritional yeast'],
            [
              'what remains of the cheese and slide it under a fierce grill until the top blisters',
              'what remains of the yeast flakes and slide it under a moderate grill, for they brown fast, until the top is golden',
            ],
          ],
        },
      ],
    },
    { id: 'salt', g: 4, show: { qty: 0.67, unit: 'tsp' }, retained: 0.05, prep: 'for the pasta water' },
  ],
  steps: [
    {
      text: 'Salt a large saucepan of water and, when it is galloping, throw in the pasta. Four minutes before the packet says, add the leeks.',
      uses: ['pasta', 'salt', 'leek'],
      minutes: 12,
      waits: true,
    },
    { text: 'Drain both together and rinse out the pan: you need it again.', uses: [], minutes: 1 },
    {
      text: 'In it, smooth the cornflour with a dash of the milk until no lump is left, then pour on the rest. Whisk steadily while it heats; all of a sudden it thickens and plops.',
      uses: ['cornflour', 'milk-semi'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Away from the heat, work in the mustard and a third of the cheese.',
      uses: ['dijon-mustard', 'cheddar'],
      minutes: 1,
    },
    {
      text: 'Turn pasta, leeks, sweetcorn and tuna over in the sauce, gently so that some chunks stay whole, and tip the lot into a shallow dish.',
      uses: ['tuna-tinned', 'tinned-sweetcorn'],
      minutes: 2,
    },
    {
      text: 'Cover with what remains of the cheese and slide it under a fierce grill until the top blisters and the edges seethe.',
      uses: [],
      minutes: 5,
      waits: true,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
