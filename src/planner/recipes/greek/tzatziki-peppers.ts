import { recipe } from '#planner/recipe.ts'

export const tzatzikiPeppers = recipe({
  id: 'tzatziki-peppers',
  title: 'Tzatziki with pepper boats',
  blurb: 'Thick enough to stand a spoon in, cold, garlicky, and scooped up with boats of sweet red pepper.',
  cuisine: 'GREEK',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    {
      id: 'greek-yogurt-2',
      g: 150,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 160, words: [['Tzatziki with', 'Soya tzatziki with']] }],
    },
    { id: 'garlic', g: 1, show: { qty: 0.25, unit: 'clove' }, prep: 'grated' },
    { id: 'dried-mint', g: 0.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'white-wine-vinegar', g: 2.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'olive-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'red-pepper', g: 74, show: { qty: 1, unit: 'small' }, prep: 'cut into wide boats' },
  ],
  steps: [
    {
      text: 'Grate the cucumber, salt it and leave it be for three minutes.',
      uses: ['cucumber', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Now crush it in your fist until not a drop more comes. Dry cucumber is the whole secret.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Stir yogurt, garlic, mint, vinegar and oil around it, and scoop it up with the pepper.',
      uses: ['greek-yogurt-2', 'garlic', 'dried-mint', 'white-wine-vinegar', 'olive-oil', 'red-pepper'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'A night in the fridge makes the garlic bolder.',
})
