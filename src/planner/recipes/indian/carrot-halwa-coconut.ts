import { recipe } from '#planner/recipe.ts'

export const carrotHalwaCoconut = recipe({
  id: 'carrot-halwa-coconut',
  title: 'Carrot halwa with coconut milk and dates',
  blurb: 'The wedding sweet in no time: grated carrot melted down with coconut milk, dates and cardamom.',
  cuisine: 'INDIAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE', 'GRATER'],
  noCook: true,
  ingredients: [
    { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, prep: 'finely grated' },
    { id: 'medjool-dates', g: 48, show: { qty: 2, unit: 'piece' }, prep: 'stoned and chopped to a paste' },
    { id: 'coconut-milk', g: 75, show: { qty: 5, unit: 'tbsp' } },
    { id: 'cardamom', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir carrots, dates and coconut milk together in a roomy bowl with no lid on.',
      uses: ['carrot', 'medjool-dates', 'coconut-milk'],
      minutes: 3,
    },
    {
      text: 'Microwave for five minutes in all, with a stir after each. The milk boils away and leaves an orange heap that glistens and hardly moves.',
      uses: [],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Add the cardamom while it steams. Eat warm or cold, with the seeds on top.',
      uses: ['cardamom', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  freezable: true,
})
