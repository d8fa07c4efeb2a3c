import { recipe } from '#planner/recipe.ts'

export const pasteliFruitBowl = recipe({
  id: 'pasteli-fruit-bowl',
  title: 'Figs and grapes with sesame honey',
  blurb: 'The flavours of pasteli, the sesame and honey bar sold on every ferry, over ripe figs, grapes and orange.',
  cuisine: 'GREEK',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 9, total: 9 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'fig', g: 150, show: { qty: 3, unit: 'medium' }, prep: 'quartered' },
    { id: 'grapes', g: 100, show: { qty: 20, unit: 'piece' }, prep: 'halved' },
    { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'peeled and sliced' },
    { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'tahini', g: 5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'honey',
      g: 3.5,
      show: { qty: 0.5, unit: 'tsp' },
      swaps: [
        {
          id: 'maple-syrup',
          g: 3.3,
          show: { qty: 0.5, unit: 'tsp' },
          words: [
            ['sesame honey', 'sesame and maple syrup'],
            ['the sesame and honey bar sold', 'the sesame bar sold'],
            ['tahini, honey', 'tahini, maple syrup'],
          ],
        },
      ],
    },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Stir tahini, honey and cinnamon with a squeeze from the end of the orange until you have a runny caramel-coloured sauce.',
      uses: ['tahini', 'honey', 'cinnamon', 'orange'],
      minutes: 2,
    },
    {
      text: 'Fan the orange slices over a plate and pile figs and grapes on top.',
      uses: ['fig', 'grapes'],
      minutes: 4,
    },
    {
      text: 'Let the sauce fall from the spoon in a zigzag and finish with both kinds of seeds.',
      uses: ['pumpkin-seeds', 'sesame-seeds'],
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Dried figs do in winter: take three and leave them in hot tea while you dress.',
})
