import { recipe } from '#planner/recipe.ts'

export const matchaYogurtAdzuki = recipe({
  id: 'matcha-yogurt-adzuki',
  title: 'Matcha yogurt with sweet adzuki beans',
  blurb: 'The colours of a Kyoto tea house: cool green yogurt over soft red beans. Half pudding, half teatime.',
  cuisine: 'JAPANESE',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'adzuki-beans', g: 120, show: { qty: 0.5, unit: 'can' } },
    { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
    { id: 'matcha', g: 4, show: { qty: 2, unit: 'tsp' } },
    { id: 'greek-yogurt-0', g: 300, swaps: [{ id: 'soya-yogurt', g: 300 }] },
    { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 0.2, show: { qty: 0.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Rinse the beans, crush a third of them with a fork, and stir in half of the maple syrup and the salt. They should look like jam with whole fruit in it.',
      uses: ['adzuki-beans', 'maple-syrup', 'salt'],
      minutes: 3,
    },
    {
      text: 'Loosen the matcha with two spoons of the yogurt, working out every green speck. Now the rest of it may follow, with the vanilla and what syrup remains.',
      uses: ['matcha', 'greek-yogurt-0', 'vanilla-extract'],
      minutes: 3,
    },
    {
      text: 'Beans at the bottom of each glass, yogurt above. Ten minutes of patience make it better still.',
      uses: [],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
