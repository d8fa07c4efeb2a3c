import { recipe } from '#planner/recipe.ts'

export const bavetteShallots = recipe({
  id: 'bavette-shallots',
  title: 'Bavette with shallots, potatoes and green beans',
  blurb: 'Bistro steak at home: a quick bavette under jammy shallots and red wine, with potatoes and green beans.',
  cuisine: 'FRENCH',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 30, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, prep: 'in bite-size chunks' },
    { id: 'green-beans', g: 200, show: { qty: 2, unit: 'cup' }, prep: 'topped' },
    { id: 'beef-flank', g: 280 },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'shallot', g: 150, show: { qty: 5, unit: 'piece' }, prep: 'in slim rings' },
    { id: 'red-wine', g: 100, show: { qty: 100, unit: 'ml' } },
    { id: 'thyme', g: 1, show: { qty: 2, unit: 'sprig' } },
    {
      id: 'butter',
      g: 9.4,
      show: { qty: 2, unit: 'tsp' },
      swaps: [
        {
          id: 'olive-oil',
          g: 9,
          show: { qty: 2, unit: 'tsp' },
          words: [
            [
              'drop the butter and shallots into the pan',
              'drop the shallots into the pan with the rest of the olive oil',
            ],
            ['Sear it in the oil in', 'Sear it in a spoonful of the oil in'],
          ],
        },
      ],
    },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Cover the potatoes with cold water in a saucepan, add half the salt, and boil. When they are nearly tender, throw in the beans for the final five minutes.',
      uses: ['potato', 'green-beans', 'salt'],
      minutes: 17,
      waits: true,
    },
    {
      text: 'Meanwhile pat the bavette dry and season both faces with pepper and the rest of the salt.',
      uses: ['beef-flank', 'black-pepper'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Sear it in the oil in a very hot frying pan, three minutes on one face, two on the other, and let it rest on a warm plate.',
      uses: ['olive-oil'],
      minutes: 5,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Turn the heat down, and drop the butter and shallots into the pan. They should wilt and take on colour, not scorch.',
      uses: ['butter', 'shallot'],
      minutes: 6,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Pour in the wine with the thyme. It boils up purple and shrinks to a few sticky spoonfuls; fish out the twigs.',
      uses: ['red-wine', 'thyme'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Drain the vegetables. Slice the meat thinly against the fibres, blanket it with shallots, and put the mustard on the table.',
      uses: ['dijon-mustard'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Bavette toughens beyond medium. If you like it well done, slice it thinner still.',
})
