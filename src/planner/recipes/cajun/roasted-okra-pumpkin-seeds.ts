import { recipe } from '#planner/recipe.ts'

export const roastedOkraPumpkinSeeds = recipe({
  id: 'roasted-okra-pumpkin-seeds',
  title: 'Roasted okra with Cajun spice and seeds',
  blurb:
    'Okra for people who fear okra: roasted dry and hot until it is crisp at the tips, with pumpkin seeds that pop.',
  cuisine: 'CAJUN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'APPETIZERS'],
  servings: 2,
  minutes: { active: 9, total: 25 },
  skill: 'NOVICE',
  equipment: ['OVEN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'okra', g: 300 },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cajun-seasoning', g: 4, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'While the oven climbs to 220 °C fan, wash the okra and dry it as thoroughly as you would a glass. Water is what makes it slimy.',
      uses: ['okra'],
      minutes: 5,
    },
    {
      text: 'Halve each pod from cap to tip and coat with oil, Cajun spice and salt on a baking tray, cut faces down.',
      uses: ['olive-oil', 'cajun-seasoning', 'salt'],
      minutes: 3,
    },
    {
      text: 'Roast for twelve minutes, add the pumpkin seeds, and roast on till they crackle and the okra has browned seams.',
      uses: ['pumpkin-seeds'],
      minutes: 16,
      waits: true,
    },
    { text: 'A little lime, and eat them like chips, hot from the tray.', uses: ['lime-juice'] },
  ],
  keepsDays: 1,
  freezable: false,
})
