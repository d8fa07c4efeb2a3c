import { recipe } from '#planner/recipe.ts'

export const bananaCoconutSoup = recipe({
  id: 'banana-coconut-soup',
  title: 'Bananas in warm coconut milk',
  blurb:
    'Kluai buat chi, the Thai pudding that takes eight minutes: soft banana in lightly salted coconut milk, with sesame.',
  cuisine: 'ASIAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 7, total: 8 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'coconut-milk-light', g: 240, show: { qty: 240, unit: 'ml' } },
    { id: 'banana', g: 202, show: { qty: 2, unit: 'small' }, prep: 'in thick slanted slices' },
    { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
    { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stir coconut milk, maple syrup, vanilla and salt in a deep bowl and heat it in the microwave until wisps of steam rise.',
      uses: ['coconut-milk-light', 'maple-syrup', 'vanilla-extract', 'salt'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Push the banana under and give it another minute. The slices should be soft at the rim and hold together in the middle.',
      uses: ['banana'],
      minutes: 2,
    },
    {
      text: 'Wait until it is as warm as a bath, then sprinkle with sesame and eat it with a spoon.',
      uses: ['sesame-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Bananas with green tips keep their shape; freckled ones melt into the milk.',
})
