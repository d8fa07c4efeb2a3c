import { recipe } from '#planner/recipe.ts'

export const pintoDipPeppers = recipe({
  id: 'pinto-dip-peppers',
  title: 'Green chilli pinto dip with pepper spoons',
  blurb: 'Mashed beans, mild green chillies and lime, eaten off wedges of sweet red pepper.',
  cuisine: 'TEX_MEX',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'pinto-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
    { id: 'tinned-green-chillies', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olive-oil', g: 6.8, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic-powder', g: 0.8, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in wide wedges' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'in batons' },
  ],
  steps: [
    {
      text: 'Rinse the beans in warm water, which makes them easier to crush. Work them with lime, oil and garlic powder to a paste using a potato masher.',
      uses: ['pinto-beans', 'lime-juice', 'olive-oil', 'garlic-powder'],
      minutes: 3,
    },
    {
      text: 'Beat in the chillies. If it stands too stiff, a spoonful of their liquid loosens it.',
      uses: ['tinned-green-chillies'],
      minutes: 1,
    },
    {
      text: "Swirl it into a bowl, dust with paprika, and arrange pepper and celery round it like the rays of a child's sun.",
      uses: ['smoked-paprika', 'red-pepper', 'celery'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  freezable: false,
})
