import { recipe } from '#planner/recipe.ts'

export const vanillaPoachedPears = recipe({
  id: 'vanilla-poached-pears',
  title: 'Pears poached in apple juice and vanilla',
  blurb: 'Whole afternoons of scent for twenty minutes of heat: silky pears in their own amber syrup.',
  cuisine: 'FRENCH',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 10, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'apple-juice', g: 186, show: { qty: 0.75, unit: 'cup' } },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
    { id: 'star-anise', g: 1, show: { qty: 1, unit: 'piece' }, fixed: true },
    { id: 'pear', g: 356, show: { qty: 2, unit: 'medium' }, prep: 'peeled, halved and cored' },
  ],
  steps: [
    {
      text: 'Choose a saucepan in which the pear halves fit snugly side by side. Heat the apple juice in it with lemon juice, vanilla and star anise.',
      uses: ['apple-juice', 'lemon-juice', 'vanilla-extract', 'star-anise'],
      minutes: 3,
    },
    {
      text: 'Lay the pears in, round side down, and press a circle of baking paper onto them. Keep the liquid just shivering and turn them over once, until a knife glides through.',
      uses: ['pear'],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Move the fruit to bowls. Boil down what is left until it coats the bottom of the pan, and glaze the pears with it.',
      uses: [],
      minutes: 6,
      waits: true,
    },
  ],
  keepsDays: 3,
  freezable: false,
  tip: 'Firm pears keep their shape; very ripe ones need only half the time.',
})
