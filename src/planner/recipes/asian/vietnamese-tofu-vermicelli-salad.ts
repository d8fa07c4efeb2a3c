import { recipe } from '#planner/recipe.ts'

export const vietnameseTofuVermicelliSalad = recipe({
  id: 'vietnamese-tofu-vermicelli-salad',
  title: 'Vietnamese rice noodle salad with smoked tofu',
  blurb:
    'Bún chay: slippery rice noodles, heaps of mint, crunch from carrot and cucumber, and a lime dressing with a kick.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['KETTLE'],
  noCook: true,
  ingredients: [
    { id: 'rice-vermicelli', g: 80 },
    { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'maple-syrup', g: 13.2, show: { qty: 2, unit: 'tsp' }, group: 'Dressing' },
    {
      id: 'soy-sauce',
      g: 18,
      show: { qty: 1, unit: 'tbsp' },
      group: 'Dressing',
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'in rings', group: 'Dressing' },
    { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, prep: 'in thin sticks' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'coarsely shredded' },
    { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, prep: 'in matchsticks' },
    { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'leaves picked' },
    { id: 'pumpkin-seeds', g: 20, show: { qty: 2.5, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Boil the kettle and drown the noodles in a big bowl. They turn from glass to white; when one is tender between your teeth, drain, rinse cold and snip the heap twice with scissors.',
      uses: ['rice-vermicelli'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Meanwhile stir lime juice, maple syrup, soy sauce and chilli in a cup. It should make you blink: sour first, then sweet, then hot.',
      uses: ['lime-juice', 'maple-syrup', 'soy-sauce', 'red-chilli'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Pile noodles, tofu, carrot, cucumber and most of the mint into deep bowls.',
      uses: ['smoked-tofu', 'carrot', 'cucumber', 'mint'],
      minutes: 2,
    },
    {
      text: 'Pour the dressing down the sides, scatter the seeds and the last of the mint, and mix at the table with chopsticks.',
      uses: ['pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Pack the dressing in a small jar for a lunch away from home. Unsalted peanuts are the usual crunch, if you eat them.',
})
