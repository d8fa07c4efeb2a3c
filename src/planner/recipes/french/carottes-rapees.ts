import { recipe } from '#planner/recipe.ts'

export const carottesRapees = recipe({
  id: 'carottes-rapees',
  title: 'Carottes râpées',
  blurb: 'The salad of every French childhood: finely grated carrot, lemon, a hint of mustard, lots of parsley.',
  cuisine: 'FRENCH',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'carrot', g: 244, show: { qty: 4, unit: 'medium' }, prep: 'peeled' },
    { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'finely chopped' },
    { id: 'sunflower-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Whisk lemon juice, mustard and salt, then the oil, in the bowl the salad will be eaten from.',
      uses: ['lemon-juice', 'dijon-mustard', 'salt', 'olive-oil'],
      minutes: 2,
    },
    {
      text: 'Grate the carrots on the finest holes that still give threads. They should be damp and bright, not mush.',
      uses: ['carrot'],
      minutes: 5,
    },
    {
      text: 'Mix them in with two forks, as though you were fluffing rice, and crown with parsley and seeds.',
      uses: ['parsley', 'sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'The finer you grate, the sweeter it gets.',
})
