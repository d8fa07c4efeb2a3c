import { recipe } from '#planner/recipe.ts'

export const basbousa = recipe({
  id: 'basbousa',
  title: 'Basbousa, semolina cake with orange syrup',
  blurb:
    'A flat, golden cake of semolina and coconut that is soaked with warm orange syrup while it still sings from the oven.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 4,
  minutes: { active: 15, total: 40 },
  skill: 'BASIC',
  equipment: ['OVEN', 'BAKING_DISH', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'semolina', g: 100, swaps: [{ id: 'polenta', g: 100 }] },
    { id: 'desiccated-coconut', g: 10, show: { qty: 2, unit: 'tbsp' } },
    { id: 'baking-powder', g: 3.5, show: { qty: 0.75, unit: 'tsp' } },
    {
      id: 'natural-yogurt',
      g: 150,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } }],
    },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'honey',
      g: 42,
      show: { qty: 2, unit: 'tbsp' },
      swaps: [{ id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } }],
    },
    { id: 'orange-juice', g: 62, show: { qty: 4, unit: 'tbsp' } },
    {
      id: 'almonds',
      g: 9.6,
      show: { qty: 8, unit: 'piece' },
      swaps: [
        {
          id: 'pumpkin-seeds',
          g: 8,
          show: { qty: 1, unit: 'tbsp' },
          words: [['press an almond into each', 'press a few pumpkin seeds into each']],
        },
      ],
    },
    { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set the oven to 175 °C fan. Stir semolina, coconut, cardamom and baking powder together, then the yogurt, the oil and half of the honey. Leave it ten minutes to swell.',
      uses: ['semolina', 'desiccated-coconut', 'cardamom', 'baking-powder', 'natural-yogurt', 'olive-oil', 'honey'],
      minutes: 12,
      waits: true,
    },
    {
      text: "Scrape it into a small lined dish, a thumb's width deep, and smooth it with a wet spoon. Mark squares and press an almond into each.",
      uses: ['almonds'],
      minutes: 3,
    },
    { text: 'Bake until it is bronze at the rim and bounces back when tapped.', uses: [], minutes: 20, waits: true },
    {
      text: 'Warm the orange juice with the other half of the honey in the microwave for a few seconds. Spoon this over the hot cake, slowly; it hisses and drinks.',
      uses: ['orange-juice'],
      minutes: 2,
    },
    { text: 'Cut along the marks when it has cooled enough to touch.', uses: [] },
  ],
  keepsDays: 4,
  freezable: true,
  tip: 'It is moister on the second day, when the syrup has found its way everywhere.',
})
