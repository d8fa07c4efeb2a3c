import { recipe } from '#planner/recipe.ts'

export const yogurtPastaChickpeas = recipe({
  id: 'yogurt-pasta-chickpeas',
  title: 'Turkish yogurt pasta with spiced chickpeas',
  blurb: 'Hot pasta, cold garlicky yogurt and a red spoonful of paprika oil with chickpeas that crackle. Plain genius.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 15, total: 22 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'greek-yogurt-2',
      g: 200,
      swaps: [{ id: 'lactose-free-yogurt', g: 200, words: [['Turkish yogurt pasta', 'Turkish pasta']] }],
    },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    {
      id: 'pasta-wholewheat',
      g: 120,
      swaps: [
        {
          id: 'gf-pasta',
          g: 120,
          words: [
            ['Turkish', 'Gluten-free Turkish'],
            ['Hot pasta', 'Hot gluten-free pasta'],
          ],
        },
      ],
    },
    { id: 'chickpeas', g: 240, show: { qty: 1, unit: 'can' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'dried-mint', g: 0.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'baby-spinach', g: 90, show: { qty: 3, unit: 'handful' } },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
  ],
  steps: [
    {
      text: 'Take the yogurt out of the fridge first of all, so that the chill goes off it, and stir in the garlic.',
      uses: ['greek-yogurt-2', 'garlic'],
    },
    {
      text: 'Salt a saucepan of boiling water, all but a pinch that goes into the yogurt, and give the pasta a minute less than the packet tells you.',
      uses: ['pasta-wholewheat', 'salt'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Dry the chickpeas and let them dance in the oil in a hot frying pan until the skins split and turn crisp.',
      uses: ['chickpeas', 'olive-oil'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Pull that pan off the heat. Paprika, chilli and mint go into the sizzling oil: it foams red and smells of a bazaar.',
      uses: ['paprika', 'chilli-flakes', 'dried-mint'],
      minutes: 1,
    },
    {
      text: 'Drain the pasta over the spinach in the colander, which wilts it, and keep a small cup of the water.',
      uses: ['baby-spinach'],
      minutes: 1,
    },
    {
      text: 'Loosen the yogurt with a little of that water, fold pasta and spinach through it, and crown each plate with chickpeas and red oil.',
      uses: [],
    },
  ],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Yogurt splits if it meets fierce heat, so mix everything off the hob.',
})
