import { recipe } from '#planner/recipe.ts'

export const crayfishEtouffee = recipe({
  id: 'crayfish-etouffee',
  title: 'Crayfish étouffée with rice',
  blurb: 'Smothered, as the name says: sweet crayfish tails in a buttery blond roux with the holy trinity.',
  cuisine: 'CAJUN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 30, total: 40 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'basmati-rice', g: 100 },
    {
      id: 'butter',
      g: 25,
      show: { qty: 5, unit: 'knob' },
      swaps: [
        {
          id: 'olive-oil',
          g: 20,
          show: { qty: 1.5, unit: 'tbsp' },
          words: [
            ['in a buttery blond', 'in a silky blond'],
            ['melt the butter in', 'warm the olive oil in'],
            ['smells like shortbread', 'smells of biscuits'],
          ],
        },
      ],
    },
    { id: 'plain-flour', g: 16, show: { qty: 2, unit: 'tbsp' }, swaps: [{ id: 'rice-flour', g: 16 }] },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'very finely chopped' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'very finely chopped' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'very finely chopped' },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'vegetable-stock', g: 360, show: { qty: 1.5, unit: 'cup' } },
    { id: 'crayfish', g: 270 },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Cook the rice your usual way with a third of the salt, and let it rest under its lid.',
      uses: ['basmati-rice', 'salt'],
      minutes: 18,
    },
    {
      text: 'Meanwhile melt the butter in a saucepan, strew in the flour and stir slowly until the paste is the colour of straw and smells like shortbread.',
      uses: ['butter', 'plain-flour'],
      minutes: 5,
    },
    {
      text: 'Add onion, celery and green pepper. They seem too many at first; ten minutes of patience bring them down to a jam.',
      uses: ['onion', 'celery', 'green-pepper'],
      minutes: 10,
    },
    {
      text: 'Tomato purée, paprika and cayenne go in dry, then the stock, little by little, with the other salt. Let it bubble thickly.',
      uses: ['tomato-puree', 'paprika', 'cayenne', 'vegetable-stock'],
      minutes: 8,
    },
    {
      text: 'The crayfish are cooked already and need only get hot. Stir them under, add lemon and parsley, and spoon it beside the rice.',
      uses: ['crayfish', 'lemon-juice', 'parsley'],
      minutes: 3,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
