import { recipe } from '#planner/recipe.ts'

export const cherryPlumBowl = recipe({
  id: 'cherry-plum-bowl',
  title: 'Cherries and plums in vanilla coconut milk',
  blurb:
    'All that is good about a clafoutis before the oven: dark fruit, vanilla, cool coconut milk and a little crunch.',
  cuisine: 'FRENCH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'cherries', g: 120, show: { qty: 15, unit: 'piece' }, prep: 'stoned' },
    { id: 'plum', g: 132, show: { qty: 2, unit: 'piece' }, prep: 'cut into wedges' },
    { id: 'lemon-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'coconut-milk', g: 75, show: { qty: 5, unit: 'tbsp' }, prep: 'well chilled' },
    { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'sunflower-seeds', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Whisk the coconut milk with the vanilla till it is smooth and lightly thick.',
      uses: ['coconut-milk', 'vanilla-extract'],
      minutes: 1,
    },
    {
      text: 'Bruise a third of the cherries with the lemon zest, so that they bleed, and let the plum wedges lie in that juice.',
      uses: ['cherries', 'lemon-zest', 'plum'],
      minutes: 4,
    },
    {
      text: 'Pool the cream in a bowl, set the plums and all the cherries into it, and rain the seeds over.',
      uses: ['sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Keep the coconut tin in the fridge overnight: the cream on top sets and can be spooned.',
})
