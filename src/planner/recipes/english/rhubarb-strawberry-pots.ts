import { recipe } from '#planner/recipe.ts'

export const rhubarbStrawberryPots = recipe({
  id: 'rhubarb-strawberry-pots',
  title: 'Rhubarb and strawberry pots with coconut',
  blurb: 'Pink, tart and syrupy, done in the microwave in minutes, with flakes of coconut for crunch.',
  cuisine: 'ENGLISH',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'rhubarb', g: 204, show: { qty: 4, unit: 'stalk' }, prep: 'in short batons' },
    { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
    { id: 'orange-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'strawberries', g: 180, show: { qty: 3, unit: 'handful' }, prep: 'quartered' },
    { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Heat rhubarb, maple syrup and orange zest under an upturned plate in the microwave, three minutes or so. The batons should bend, but not collapse into threads.',
      uses: ['rhubarb', 'maple-syrup', 'orange-zest'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Stir the strawberries into the hot syrup; it draws the colour out of them.',
      uses: ['strawberries'],
      minutes: 1,
    },
    {
      text: 'Share between the glasses. Eat warm, or chill until pudding time, with the coconut added at the very end.',
      uses: ['coconut-chips'],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  freezable: false,
})
