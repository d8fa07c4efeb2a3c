import { recipe } from '#planner/recipe.ts'

export const macedonia = recipe({
  id: 'macedonia',
  title: 'Macedonia, fruit salad with orange and cinnamon',
  blurb: "Spain's everyday dessert: whatever fruit is ripe, cut small and left to make its own syrup in orange juice.",
  cuisine: 'SPANISH',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'orange-juice', g: 80, show: { qty: 0.33, unit: 'cup' } },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'kiwi', g: 69, show: { qty: 1, unit: 'piece' }, prep: 'peeled, diced' },
    { id: 'grapes', g: 100, show: { qty: 20, unit: 'piece' }, prep: 'halved' },
    { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, prep: 'quartered' },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'mint', g: 0.8, show: { qty: 4, unit: 'leaf' } },
  ],
  steps: [
    {
      text: 'Stir the cinnamon into the orange juice at the bottom of a glass bowl. It floats at first; be patient.',
      uses: ['orange-juice', 'cinnamon'],
      minutes: 1,
    },
    {
      text: 'Cut peach, kiwi, grapes and strawberries straight into it, all to the size of the grapes.',
      uses: ['peach', 'kiwi', 'grapes', 'strawberries'],
      minutes: 6,
    },
    {
      text: 'Let the bowl stand while you clear the table. Just before you share it out, add the seeds and the torn mint.',
      uses: ['pumpkin-seeds', 'mint'],
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Apples and pears in winter, melon in August. The rule is three colours or more.',
})
