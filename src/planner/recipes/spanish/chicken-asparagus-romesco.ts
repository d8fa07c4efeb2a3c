import { recipe } from '#planner/recipe.ts'

export const chickenAsparagusRomesco = recipe({
  id: 'chicken-asparagus-romesco',
  title: 'Chicken and asparagus with sunflower romesco',
  blurb:
    'Catalonia dips its spring onions in romesco. Here asparagus and chicken do the dipping, and sunflower seeds make the sauce.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE', 'HAND_BLENDER'],
  noCook: true,
  ingredients: [
    { id: 'asparagus', g: 250, show: { qty: 1, unit: 'bunch' }, prep: 'woody ends snapped off' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'sunflower-seeds', g: 36, show: { qty: 4, unit: 'tbsp' } },
    { id: 'roasted-peppers', g: 200, show: { qty: 4, unit: 'piece' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
    { id: 'smoked-paprika', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'chicken-breast-cooked', g: 280, prep: 'in thick slices' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Lay the asparagus in a flat dish with the water, cover, and give it four minutes in the microwave: bendy, yet with a bite.',
      uses: ['asparagus', 'water'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Meanwhile whizz seeds, peppers, garlic, paprika, vinegar, oil and salt with a hand blender. Stop while it is still a little gritty, like wet sand; that roughness is what makes it romesco.',
      uses: ['sunflower-seeds', 'roasted-peppers', 'garlic', 'smoked-paprika', 'red-wine-vinegar', 'olive-oil', 'salt'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Puddle the sauce on the plates, arrange chicken and asparagus half in it, half out, and strew the parsley about.',
      uses: ['chicken-breast-cooked', 'parsley'],
      minutes: 2,
    },
    { text: 'Use your fingers for the asparagus. Everybody in Catalonia does.', uses: [] },
  ],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'The sauce keeps four days in a jar and is as good on grilled leeks or baked potatoes.',
})
