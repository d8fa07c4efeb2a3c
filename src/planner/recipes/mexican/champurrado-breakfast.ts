import { recipe } from '#planner/recipe.ts'

export const champurradoBreakfast = recipe({
  id: 'champurrado-breakfast',
  title: 'Champurrado, thick chocolate and corn drink',
  blurb: 'Masa, cinnamon and dark chocolate whisked into a hot, spoonable breakfast for cold mornings.',
  cuisine: 'MEXICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'masa-harina', g: 60 },
    { id: 'water', g: 180, show: { qty: 0.75, unit: 'cup' } },
    {
      id: 'milk-semi',
      g: 540,
      swaps: [
        { id: 'lactose-free-milk', g: 540 },
        { id: 'soya-milk', g: 540 },
      ],
    },
    { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
    { id: 'brown-sugar', g: 24, show: { qty: 2, unit: 'tbsp' } },
    { id: 'dark-chocolate', g: 20, show: { qty: 2, unit: 'square' }, prep: 'broken up' },
    { id: 'cocoa', g: 16.2, show: { qty: 3, unit: 'tbsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Whisk the masa into cold water in a jug until you cannot find a single lump. It looks like wet sand, then like cream.',
      uses: ['masa-harina', 'water'],
      minutes: 2,
    },
    {
      text: 'Bring the milk with the cinnamon to the point where wisps of steam rise from the saucepan and the edge trembles.',
      uses: ['milk-semi', 'cinnamon-stick'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Give the masa mixture one more stir, for it sinks, and trickle it in with one hand while you whisk with the other. Sweeten, add the pinch of salt and keep whisking: it grows heavy all at once.',
      uses: ['brown-sugar', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Melt in chocolate and cocoa off the flame and twirl the whisk between your palms until there is froth to float on top.',
      uses: ['dark-chocolate', 'cocoa'],
      minutes: 2,
    },
    { text: 'Remove the cinnamon and drink it from big cups, with a spoon for the last mouthful.', uses: [] },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'It sets like pudding in the fridge. Warm it gently with more milk.',
})
