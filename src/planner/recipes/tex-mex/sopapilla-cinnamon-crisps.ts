import { recipe } from '#planner/recipe.ts'

export const sopapillaCinnamonCrisps = recipe({
  id: 'sopapilla-cinnamon-crisps',
  title: 'Sopapilla crisps with mango',
  blurb: 'Tortilla triangles baked until they shatter, brushed with butter, cinnamon and honey.',
  cuisine: 'TEX_MEX',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 8, total: 18 },
  skill: 'NOVICE',
  equipment: ['OVEN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    {
      id: 'flour-tortilla',
      g: 60,
      show: { qty: 2, unit: 'small' },
      swaps: [{ id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } }],
    },
    {
      id: 'butter',
      g: 9.4,
      show: { qty: 2, unit: 'tsp' },
      prep: 'melted',
      swaps: [
        {
          id: 'coconut-oil',
          g: 9,
          show: { qty: 2, unit: 'tsp' },
          prep: 'melted',
          words: [
            ['with butter, cinnamon', 'with coconut oil, cinnamon'],
            ['with the melted butter', 'with the melted coconut oil'],
          ],
        },
      ],
    },
    { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    {
      id: 'honey',
      g: 14,
      show: { qty: 2, unit: 'tsp' },
      swaps: [{ id: 'maple-syrup', g: 13.2, show: { qty: 2, unit: 'tsp' } }],
    },
    { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, prep: 'in small cubes' },
  ],
  steps: [
    {
      text: 'Set the oven to 180 °C fan. Brush both sides of the tortillas with the melted butter, dust them with cinnamon and cut each into eight points.',
      uses: ['flour-tortilla', 'butter', 'cinnamon'],
      minutes: 5,
    },
    {
      text: 'Bake them spread out on a baking tray. Look after six minutes: curled and tan is right, and they go on hardening outside.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Trickle on the honey while they are hot, and scoop up mango with them.',
      uses: ['honey', 'mango'],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 2,
  freezable: false,
  tip: 'Without the fruit they stay crisp for two days in a tin.',
})
