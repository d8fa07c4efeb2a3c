import { recipe } from '#planner/recipe.ts'

export const smokedTofuCassoulet = recipe({
  id: 'smoked-tofu-cassoulet',
  title: 'Quick haricot cassoulet with smoked tofu',
  blurb: 'The slow pot of Toulouse, made quick: soft beans, thyme, garlic, smoky morsels and a crackling top.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    {
      id: 'breadcrumbs',
      g: 20,
      show: { qty: 3, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-breadcrumbs',
          g: 20,
          show: { qty: 3, unit: 'tbsp' },
          words: [['Toast the crumbs', 'Toast the gluten-free crumbs']],
        },
      ],
    },
    { id: 'smoked-tofu', g: 160, prep: 'in small dice' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'cut into small cubes' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'finely chopped' },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'haricot-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
    { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
    { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' }, prep: 'leaves picked' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'water', g: 150, show: { qty: 150, unit: 'ml' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Toast the crumbs in a teaspoon of the oil, shaking the frying pan, until they rattle and turn the colour of hazelnuts. Set them aside with the parsley.',
      uses: ['breadcrumbs', 'parsley'],
      minutes: 3,
    },
    {
      text: 'With the remaining oil, crisp the tofu on two or three faces and lift it out.',
      uses: ['olive-oil', 'smoked-tofu'],
      minutes: 4,
    },
    {
      text: 'Lower the flame for the onion and carrots. Lid on, stirring from time to time, until a cube gives way when you press it.',
      uses: ['onion', 'carrot'],
      minutes: 8,
    },
    {
      text: 'Garlic, thyme and tomato purée come next; keep them moving until the bottom looks rusty.',
      uses: ['garlic', 'thyme', 'tomato-puree'],
      minutes: 1,
    },
    {
      text: 'Add beans, tomatoes, water and salt. Mash a spoonful of beans against the side to thicken the juices, and let it gently plop.',
      uses: ['haricot-beans', 'tinned-tomatoes', 'water', 'salt'],
      minutes: 10,
    },
    { text: 'Bury the tofu in the beans and rain the herby crumbs over the surface.', uses: [], minutes: 1 },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Leftover crumbs keep their snap for three days in a jar.',
})
