import { recipe } from '#planner/recipe.ts'

export const sardinesPeppersOrange = recipe({
  id: 'sardines-peppers-orange',
  title: 'Sardines with roasted peppers and orange',
  blurb: 'What a Málaga bar puts together from jars and tins in the time it takes to pour a glass of water.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'roasted-peppers', g: 200, show: { qty: 4, unit: 'piece' }, prep: 'in broad ribbons' },
    { id: 'red-wine-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'crushed' },
    { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, prep: 'in quarters' },
    { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'in segments' },
    { id: 'sardines-tinned', g: 192, show: { qty: 8, unit: 'piece' } },
    { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'In a soup plate, mix vinegar, paprika, garlic and oil to a brick-red puddle, and drag the peppers through.',
      uses: ['red-wine-vinegar', 'smoked-paprika', 'garlic', 'olive-oil', 'roasted-peppers'],
      minutes: 3,
    },
    {
      text: 'Set the lettuce quarters on the plates, cut side up, like little boats, and tuck the orange between.',
      uses: ['little-gem', 'orange'],
      minutes: 3,
    },
    {
      text: 'Drape with peppers, rest the sardines whole on top, and tip the red juices over.',
      uses: ['sardines-tinned'],
      minutes: 2,
    },
    { text: 'Sow it with seeds and parsley.', uses: ['sunflower-seeds', 'parsley'], minutes: 1 },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'The tiny bones of tinned sardines are soft enough to eat, and full of calcium.',
})
