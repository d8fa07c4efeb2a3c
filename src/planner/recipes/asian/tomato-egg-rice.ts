import { recipe } from '#planner/recipe.ts'

export const tomatoEggRice = recipe({
  id: 'tomato-egg-rice',
  title: 'Stir-fried tomatoes and eggs with rice',
  blurb: 'The first dish many Chinese children learn: silky eggs in a sauce that ripe tomatoes make all by themselves.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'WOK', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      swaps: [
        {
          id: 'tofu',
          g: 200,
          prep: 'crumbled',
          words: [
            ['tomatoes and eggs', 'tomatoes and tofu'],
            ['silky eggs', 'soft tofu'],
            [
              'Beat the eggs with the white pepper and half of the salt until the fork no longer pulls strings.',
              'Season the crumbled tofu with the white pepper and half of the salt.',
            ],
            [
              'in a wok, pour the eggs in all at once and pull them in from the rim with a spatula. Big soft folds are what you want; scoop them out while they still gleam.',
              'in a wok and fry the tofu in it until it is dry and golden in places. Scoop it out.',
            ],
            [
              'slide the eggs back and let them finish in the sauce for a minute, so that nothing runs',
              'slide the tofu back and let it bubble in the sauce for a minute',
            ],
          ],
        },
      ],
    },
    { id: 'white-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'tomato', g: 492, show: { qty: 4, unit: 'medium' }, prep: 'in wedges' },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced, white and green apart' },
    { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, prep: 'chopped' },
    { id: 'brown-sugar', g: 4, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'soy-sauce',
      g: 8,
      show: { qty: 0.5, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 9, show: { qty: 0.5, unit: 'tbsp' } }],
    },
    { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'edamame', g: 80 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Beat the eggs with the white pepper and half of the salt until the fork no longer pulls strings.',
      uses: ['egg', 'white-pepper', 'salt'],
      minutes: 1,
    },
    {
      text: 'Make half of the oil shimmer in a wok, pour the eggs in all at once and pull them in from the rim with a spatula. Big soft folds are what you want; scoop them out while they still gleam.',
      uses: ['rapeseed-oil'],
      minutes: 2,
    },
    {
      text: 'The ginger and the white of the spring onions come next, in the oil you have left, until you can smell both.',
      uses: ['spring-onion', 'ginger'],
      minutes: 2,
    },
    {
      text: 'In go the tomatoes, the sugar and the rest of the salt. Squash a few against the side: they should give up a loose red sauce, with some wedges still whole.',
      uses: ['tomato', 'brown-sugar'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Heat the rice together with the soya beans in the microwave, under a damp sheet of kitchen paper.',
      uses: ['rice-cooked', 'edamame'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Stir the soy sauce into the tomatoes, slide the eggs back and let them finish in the sauce for a minute, so that nothing runs. Green rings on top, rice underneath.',
      uses: ['soy-sauce'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'Pale winter tomatoes get help from a spoon of tomato purée.',
})
