import { recipe } from '#planner/recipe.ts'

export const chickenDaikonAvocado = recipe({
  id: 'chicken-daikon-avocado',
  title: 'Chicken, daikon and avocado salad with nori',
  blurb: 'Cool, crunchy and quick: cooked chicken, matchsticks of daikon and ripe avocado in a gingery lime dressing.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'daikon', g: 300, show: { qty: 3, unit: 'cup' }, prep: 'in matchsticks' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'Dressing' },
    { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, prep: 'grated', group: 'Dressing' },
    { id: 'chicken-breast-cooked', g: 220, prep: 'pulled into strands' },
    { id: 'avocado', g: 200, show: { qty: 1, unit: 'large' }, prep: 'in slices' },
    { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
    { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' } },
    { id: 'sesame-seeds', g: 12, show: { qty: 4, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Toss the daikon with half of the salt and let it sit while you get on; in a few minutes the sticks bend instead of snapping.',
      uses: ['daikon', 'salt'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Shake lime juice, sesame oil, ginger and the rest of the salt in a jar with the lid on.',
      uses: ['lime-juice', 'sesame-oil', 'ginger'],
      minutes: 1,
    },
    {
      text: 'Squeeze the daikon over the sink, then tumble it with the chicken, the watercress and most of the dressing.',
      uses: ['chicken-breast-cooked', 'watercress'],
      minutes: 3,
    },
    {
      text: 'Tuck the avocado into the heap and drip the last of the dressing over it.',
      uses: ['avocado'],
      minutes: 2,
    },
    {
      text: 'Crumple the nori over everything with dry hands and finish with the sesame.',
      uses: ['nori', 'sesame-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'No daikon to be had? Two bunches of radishes, sliced, do the same work.',
})
