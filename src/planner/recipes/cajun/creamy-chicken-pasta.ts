import { recipe } from '#planner/recipe.ts'

export const creamyChickenPasta = recipe({
  id: 'creamy-chicken-pasta',
  title: 'Cajun chicken pasta with peppers',
  blurb: 'Louisiana by way of Italy: spice-crusted chicken, two colours of pepper and a pink sauce that takes minutes.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'pasta',
      g: 120,
      swaps: [{ id: 'gf-pasta', g: 120, words: [['pasta with peppers', 'with peppers and gluten-free pasta']] }],
    },
    {
      id: 'chicken-breast',
      g: 250,
      prep: 'in strips',
      swaps: [
        {
          id: 'tofu',
          g: 220,
          prep: 'in strips',
          words: [
            ['Cajun chicken', 'Cajun tofu'],
            ['spice-crusted chicken', 'spice-crusted tofu'],
            ['dredge the chicken', 'dredge the tofu'],
            ['; cook until white to the core', ', until they are crisp at the edges'],
          ],
        },
      ],
    },
    { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'cherry-tomatoes', g: 150, show: { qty: 1, unit: 'cup' }, prep: 'halved' },
    {
      id: 'cream-cheese-light',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 90,
          show: { qty: 6, unit: 'tbsp' },
          words: [
            [
              'Turn the heat off. Stir in the cream cheese with',
              'Take the pan off the hob and let it calm down, for soya yogurt splits when it boils. Stir it in with',
            ],
          ],
        },
      ],
    },
    { id: 'salt', g: 8, show: { qty: 1.33, unit: 'tsp' }, retained: 0.12 },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Put the pasta on in salted water in a saucepan, and dip out a mugful of its water before you drain it.',
      uses: ['pasta', 'salt'],
      minutes: 11,
      waits: true,
    },
    {
      text: 'Meanwhile dredge the chicken in the Cajun seasoning. Spread the strips over hot oil in a frying pan, turning when the spice is a shade darker; cook until white to the core.',
      uses: ['chicken-breast', 'cajun-seasoning', 'olive-oil'],
      minutes: 8,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Peppers and garlic join it, then a minute or so later the tomatoes, which burst and make the first sauce.',
      uses: ['yellow-pepper', 'green-pepper', 'garlic', 'cherry-tomatoes'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Turn the heat off. Stir in the cream cheese with enough pasta water to make a coral-coloured cream.',
      uses: ['cream-cheese-light'],
      minutes: 2,
    },
    {
      text: 'Roll the drained pasta through it until it is coated, and scatter the parsley.',
      uses: ['parsley'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
