import { recipe } from '#planner/recipe.ts'

export const limeChickenBreakfastPlate = recipe({
  id: 'lime-chicken-breakfast-plate',
  title: 'Lime chicken breakfast plate with pineapple',
  blurb:
    'A cool savoury breakfast for hot mornings: avocado filled with chilli-lime chicken, with cold pineapple beside it.',
  cuisine: 'TEX_MEX',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' }, prep: 'finely chopped' },
    { id: 'tomato', g: 62, show: { qty: 0.5, unit: 'medium' }, prep: 'in small dice' },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'finely sliced' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'stoned' },
    { id: 'pineapple', g: 165, show: { qty: 1, unit: 'cup' }, prep: 'in chunks' },
    { id: 'coriander', g: 3, show: { qty: 3, unit: 'tbsp' }, prep: 'leaves only' },
  ],
  steps: [
    {
      text: 'Combine the chopped chicken with tomato, spring onion, salt and nearly all of the lime. It wants to be moist and a bit sharp.',
      uses: ['chicken-breast-cooked', 'tomato', 'spring-onion', 'lime-juice', 'salt'],
      minutes: 3,
    },
    {
      text: 'Steady the avocado on the plate by shaving a sliver off its round side, then overfill the hollow; what falls off belongs to you.',
      uses: ['avocado'],
      minutes: 2,
    },
    {
      text: 'Wet the pineapple with the last lime and tap chilli powder over it, the way fruit is sold from the back of a truck in July.',
      uses: ['chilli-powder', 'pineapple'],
      minutes: 2,
    },
    { text: 'A few leaves of coriander, and breakfast is laid.', uses: ['coriander'] },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Melon or a ripe peach can stand in for the pineapple.',
})
