import { recipe } from '#planner/recipe.ts'

export const edamameSesameChilli = recipe({
  id: 'edamame-sesame-chilli',
  title: 'Edamame with sesame and chilli',
  blurb:
    'The bowl that comes with the first drink in an izakaya, spiced up with toasted sesame, lime and a little chilli.',
  cuisine: 'JAPANESE',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 6, total: 6 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'edamame', g: 220 },
    { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Rinse the frost off the beans, cover them in a bowl and microwave until they are hot through and bright as new leaves.',
      uses: ['edamame'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Crush the sesame with the salt and the chilli under the bottom of a mug; the smell tells you when to stop.',
      uses: ['sesame-seeds', 'salt', 'chilli-flakes'],
      minutes: 1,
    },
    {
      text: 'Drain the beans, wet them with the lime juice and shake them with the crushed seeds so that every one is dusted.',
      uses: ['lime-juice'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
