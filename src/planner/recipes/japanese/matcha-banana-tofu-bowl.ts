import { recipe } from '#planner/recipe.ts'

export const matchaBananaTofuBowl = recipe({
  id: 'matcha-banana-tofu-bowl',
  title: 'Matcha and banana breakfast bowl',
  blurb:
    'A thick green bowl to eat with a spoon: banana, silken tofu and matcha, with strawberries and a crunchy scatter on top.',
  cuisine: 'JAPANESE',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['BLENDER'],
  noCook: true,
  ingredients: [
    { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
    { id: 'silken-tofu', g: 150 },
    {
      id: 'milk-semi',
      g: 60,
      show: { qty: 0.25, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 60, show: { qty: 0.25, unit: 'cup' } },
        { id: 'soya-milk', g: 60, show: { qty: 0.25, unit: 'cup' } },
      ],
    },
    { id: 'matcha', g: 2, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'oats',
      g: 20,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [{ id: 'gf-oats', g: 20, show: { qty: 4, unit: 'tbsp' } }],
    },
    { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, prep: 'quartered' },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Put the banana, tofu, milk, matcha, maple syrup and half of the oats in the blender. Run it until the green is even and nothing grates between your teeth when you taste.',
      uses: ['banana', 'silken-tofu', 'milk-semi', 'matcha', 'maple-syrup', 'oats'],
      minutes: 3,
    },
    { text: 'Scrape it all into a bowl; it should hold a furrow when you pull a spoon through.', uses: [], minutes: 2 },
    {
      text: 'Lay the strawberries along one side, and the seeds and the other oats along the other.',
      uses: ['strawberries', 'pumpkin-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Slice the banana and freeze it the night before, and the bowl comes out as cold as soft ice.',
})
