import { recipe } from '#planner/recipe.ts'

export const plumBlackberrySeedBowl = recipe({
  id: 'plum-blackberry-seed-bowl',
  title: 'Plum and blackberry bowl with coconut and seeds',
  blurb:
    'Ripe plums, dark blackberries and a spoon of coconut milk under a crunchy scatter: ready before the tea has brewed.',
  cuisine: 'ENGLISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 6, total: 6 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'plum', g: 198, show: { qty: 3, unit: 'piece' } },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'blackberries', g: 125, show: { qty: 2.5, unit: 'handful' } },
    { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' }, prep: 'stirred till creamy' },
    { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    { text: 'Halve the plums, twist out the stones and slice the flesh into your bowl.', uses: ['plum'], minutes: 2 },
    {
      text: 'Crush half of the blackberries with ginger and lemon until they run like ink; leave the others whole.',
      uses: ['blackberries', 'ground-ginger', 'lemon-juice'],
      minutes: 1,
    },
    {
      text: 'Spoon the crushed fruit over the plums, then the coconut milk, and crown it with whole berries and sunflower seeds.',
      uses: ['coconut-milk', 'sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'A hard plum is no use here. Press near the stalk: if it gives a little, it is ready.',
})
