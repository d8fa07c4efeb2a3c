import { recipe } from '#planner/recipe.ts'

export const salmonPapayaHerbs = recipe({
  id: 'salmon-papaya-herbs',
  title: 'Salmon and papaya salad with mint and lime',
  blurb: 'Torn herbs by the handful, ripe papaya and flaked salmon under a sour, salty, gingery dressing.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'fish-sauce', g: 6, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, prep: 'grated', group: 'Dressing' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'coarsely grated' },
    { id: 'chinese-leaf', g: 150, prep: 'finely shredded' },
    { id: 'papaya', g: 300, prep: 'seeded, in wedges' },
    { id: 'salmon-tinned', g: 240 },
    { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' } },
    { id: 'coconut-chips', g: 42 },
    { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'in rings' },
  ],
  steps: [
    {
      text: 'Stir lime, fish sauce and ginger in a cup and let the ginger sink.',
      uses: ['lime-juice', 'fish-sauce', 'ginger'],
      minutes: 2,
    },
    {
      text: 'Rub carrot and Chinese leaf with half of it between your palms, which softens them and makes them shine.',
      uses: ['carrot', 'chinese-leaf'],
      minutes: 3,
    },
    {
      text: 'Bank the papaya along one side and the salmon along the other, and pour the rest over both.',
      uses: ['papaya', 'salmon-tinned'],
      minutes: 2,
    },
    {
      text: 'Rip the mint over everything. Chilli for whoever wants it, coconut chips for the crackle.',
      uses: ['mint', 'red-chilli', 'coconut-chips'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Mango or a firm melon does as well as papaya.',
})
