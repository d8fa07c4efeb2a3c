import { recipe } from '#planner/recipe.ts'

export const mintedPeaDipRadishes = recipe({
  id: 'minted-pea-dip-radishes',
  title: 'Minted pea dip with radishes',
  blurb: 'A garden-green dip with a lemony edge, cold pink radishes to drag through it and crisp rice cakes.',
  cuisine: 'ENGLISH',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['KETTLE', 'FOOD_PROCESSOR'],
  noCook: true,
  ingredients: [
    { id: 'frozen-peas', g: 200 },
    {
      id: 'natural-yogurt',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
      ],
    },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' }, prep: 'halved' },
    { id: 'rice-cakes', g: 27, show: { qty: 3, unit: 'piece' }, prep: 'broken into shards' },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Cover the peas with water from the kettle and leave them three minutes. Drain; they should be tender and still bright.',
      uses: ['frozen-peas'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Spin peas, yogurt, mint, lemon juice, oil and salt in the food processor, stopping while it is still a little coarse.',
      uses: ['natural-yogurt', 'mint', 'lemon-juice', 'olive-oil', 'salt'],
      minutes: 3,
    },
    {
      text: 'Serve in a bowl in the middle of the table, with radishes and rice cakes stuck in like sails.',
      uses: ['radish', 'rice-cakes'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
