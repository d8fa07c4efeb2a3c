import { recipe } from '#planner/recipe.ts'

export const peaButterBeanMintSoup = recipe({
  id: 'pea-butter-bean-mint-soup',
  title: 'Pea, butter bean and mint soup',
  blurb: 'Bright green, thick and velvety: the freezer peas and a tin of beans become a proper supper in 25 minutes.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'HAND_BLENDER'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, prep: 'in thin rings and rinsed' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'vegetable-stock', g: 420, show: { qty: 1.75, unit: 'cup' } },
    { id: 'butter-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
    { id: 'frozen-peas', g: 360 },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' }, prep: 'to scatter' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Put a big saucepan on a low heat with the oil, leeks and salt. Cover, and let the leeks sweat until they have no squeak left in them.',
      uses: ['olive-oil', 'leek', 'salt'],
      minutes: 8,
    },
    {
      text: 'Stir the garlic through and give it half a minute, only until it smells sweet.',
      uses: ['garlic'],
      minutes: 1,
    },
    {
      text: 'Add stock and drained beans and bring everything to a lively bubble.',
      uses: ['vegetable-stock', 'butter-beans'],
      minutes: 5,
    },
    {
      text: 'Now the peas. As soon as the soup bubbles again they are cooked; keep a spoonful back for the top.',
      uses: ['frozen-peas'],
      minutes: 3,
    },
    {
      text: 'Off the heat, drop in the mint leaves and lemon juice and whizz with the hand blender until not a lump is left.',
      uses: ['mint', 'lemon-juice'],
      minutes: 2,
    },
    { text: 'Ladle into bowls and finish with the peas you saved and the seeds.', uses: ['sunflower-seeds'] },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'If you reheat it, stop before it bubbles hard; the green turns khaki when it boils for long.',
})
