import { recipe } from '#planner/recipe.ts'

export const plumGingerFool = recipe({
  id: 'plum-ginger-fool',
  title: 'Plum and ginger fool',
  blurb: 'Hot crimson plums rippled through cold whipped quark: an old English pudding, quick enough for a Tuesday.',
  cuisine: 'ENGLISH',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'plum', g: 132, show: { qty: 2, unit: 'piece' }, prep: 'stoned and chopped' },
    {
      id: 'honey',
      g: 14,
      show: { qty: 2, unit: 'tsp' },
      swaps: [{ id: 'maple-syrup', g: 14, show: { qty: 2, unit: 'tsp' } }],
    },
    { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'quark',
      g: 120,
      show: { qty: 8, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } }],
    },
    { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' }, optional: true },
  ],
  steps: [
    {
      text: 'Mix plums, honey and ginger in a cup and microwave for two minutes, or until the skins have dyed the juice dark red.',
      uses: ['plum', 'honey', 'ground-ginger'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Beat quark and vanilla in a glass for a full minute; it slackens and turns fluffy.',
      uses: ['quark', 'vanilla-extract'],
      minutes: 1,
    },
    {
      text: 'Drag the plums through in three or four strokes. Stop while there are still streaks, and top with mint.',
      uses: ['mint'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
