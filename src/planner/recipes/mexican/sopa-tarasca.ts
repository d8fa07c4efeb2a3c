import { recipe } from '#planner/recipe.ts'

export const sopaTarasca = recipe({
  id: 'sopa-tarasca',
  title: 'Sopa tarasca',
  blurb:
    'A velvety bean and tomato soup from Michoacán, deep with chilli and paprika, under a tangle of crisp tortilla strips.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'BLENDER'],
  noCook: false,
  ingredients: [
    { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' }, prep: 'cut into thin strips' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'roughly chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'whole' },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'pinto-beans', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'vegetable-stock', g: 300, show: { qty: 1.25, unit: 'cup' } },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'diced' },
  ],
  steps: [
    {
      text: 'Pour in half the oil with the onion and whole garlic, and let them take on brown spots. Bloom the chilli powder and paprika among them for a breath, then drown the lot with the tomatoes before the spice can scorch, and cover.',
      uses: ['rapeseed-oil', 'onion', 'garlic', 'chilli-powder', 'smoked-paprika', 'tinned-tomatoes'],
      minutes: 10,
    },
    {
      text: 'Drain the beans into a blender, add everything from the pan and the stock, and hold the lid down with a cloth while it whirrs to a smooth cream.',
      uses: ['pinto-beans', 'vegetable-stock'],
      minutes: 3,
    },
    {
      text: 'Return the soup to the saucepan with oregano and salt. It should plop lazily and coat the back of a ladle; thin it with a little hot water if it stands up by itself.',
      uses: ['dried-oregano', 'salt'],
      minutes: 8,
    },
    {
      text: 'Meanwhile toss the tortilla strips in the remaining oil and crisp them in a frying pan, shaking often, until they rattle.',
      uses: ['corn-tortilla'],
      minutes: 5,
    },
    { text: 'Ladle into deep bowls and crown each one with the strips and the avocado.', uses: ['avocado'] },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Freeze the soup without its topping. Soured cream and crumbled fresh cheese belong here too, if you eat them.',
})
