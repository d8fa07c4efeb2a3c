import { recipe } from '#planner/recipe.ts'

export const pomegranateWalnutChicken = recipe({
  id: 'pomegranate-walnut-chicken',
  title: 'Chicken in pomegranate and walnut sauce',
  blurb:
    "Fesenjan, Iran's celebration stew: dark, sour-sweet and rich with ground walnuts. Worth every minute it takes.",
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 55 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'CASSEROLE', 'FOOD_PROCESSOR', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    {
      id: 'walnuts',
      g: 32,
      swaps: [
        {
          id: 'sunflower-seeds',
          g: 32,
          words: [
            ['and walnut sauce', 'and sunflower seed sauce'],
            ['ground walnuts', 'ground sunflower seeds'],
            ['Grind the nuts', 'Grind the sunflower seeds'],
            ['Return the nuts', 'Return the seeds'],
            ['nuts like to catch', 'seeds like to catch'],
          ],
        },
      ],
    },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely chopped' },
    {
      id: 'chicken-thigh',
      g: 300,
      prep: 'halved',
      swaps: [
        {
          id: 'chickpeas',
          g: 240,
          show: { qty: 1, unit: 'can' },
          words: [
            ['Chicken in pomegranate', 'Chickpeas in pomegranate'],
            [
              'and the chicken and turn the pieces until they are yellow',
              'and the rinsed chickpeas and turn them until they are yellow',
            ],
            ['under a tilted lid. Stir', 'under a tilted lid for twenty minutes. Stir'],
            [' At the end cut the thickest piece of chicken open: no pink may be left.', ''],
          ],
        },
      ],
    },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'pomegranate-molasses', g: 40, show: { qty: 2, unit: 'tbsp' } },
    {
      id: 'chicken-stock-unsalted',
      g: 360,
      show: { qty: 1.5, unit: 'cup' },
      swaps: [{ id: 'vegetable-stock', g: 360, show: { qty: 1.5, unit: 'cup' } }],
    },
    {
      id: 'basmati-rice',
      g: 65,
      prep: 'rinsed',
      swaps: [
        {
          id: 'cauliflower',
          g: 400,
          show: { qty: 1, unit: 'small' },
          prep: 'chopped into grains',
          words: [
            [
              'Steam the rice in the water in a lidded saucepan while the stew thickens.',
              'While the stew thickens, steam the cauliflower with a few spoons of the water in a lidded saucepan, until it is just tender.',
            ],
            ['Serve it over the rice', 'Serve it over the cauliflower'],
          ],
        },
      ],
    },
    { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'pomegranate-seeds', g: 22, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Grind the nuts in a food processor until they look like damp sand and begin to clump. Toast them in a dry casserole, stirring all the time, until the kitchen smells of biscuits; tip them out.',
      uses: ['walnuts'],
      minutes: 6,
    },
    {
      text: 'Brown the onion in the oil in the same casserole. Add turmeric, cinnamon and the chicken and turn the pieces until they are yellow all over.',
      uses: ['olive-oil', 'onion', 'turmeric', 'cinnamon', 'chicken-thigh'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Return the nuts, pour in the stock and the molasses, salt it, and settle it at a lazy blip under a tilted lid. Stir often: nuts like to catch. At the end cut the thickest piece of chicken open: no pink may be left.',
      uses: ['pomegranate-molasses', 'chicken-stock-unsalted', 'salt'],
      minutes: 35,
      waits: true,
    },
    {
      text: 'Steam the rice in the water in a lidded saucepan while the stew thickens.',
      uses: ['basmati-rice', 'water'],
      minutes: 15,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'The sauce is right when it has turned chocolate brown and beads of oil shine on it. Taste: more sour than sweet is how it should be.',
      uses: [],
    },
    { text: 'Serve it over the rice, with fresh pomegranate for sparkle.', uses: ['pomegranate-seeds'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Like most stews it has more to say on the second day.',
})
