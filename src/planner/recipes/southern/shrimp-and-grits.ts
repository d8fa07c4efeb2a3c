import { recipe } from '#planner/recipe.ts'

export const shrimpAndGrits = recipe({
  id: 'shrimp-and-grits',
  title: 'Shrimp and grits',
  blurb: 'Low country supper: loose, cheesy grits and pink prawns in a quick gravy of tomato, garlic and lemon.',
  cuisine: 'SOUTHERN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'grits', g: 90 },
    { id: 'water', g: 420 },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    {
      id: 'cheddar',
      g: 40,
      prep: 'grated',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 15,
          show: { qty: 3, unit: 'tbsp' },
          words: [
            ['loose, cheesy grits', 'loose, savoury grits'],
            ['Beat the cheese into', 'Beat the nutritional yeast into'],
          ],
        },
      ],
    },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'white and green apart' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'chopped' },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cayenne', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'prawns', g: 280 },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Rain the grits into the boiling salted water in a saucepan while you whisk. Turn the flame right down, cover, and whisk again whenever you pass by.',
      uses: ['grits', 'water', 'salt'],
      minutes: 20,
    },
    {
      text: 'Meanwhile cook pepper and onion whites in the oil in a frying pan until they soften and squeak no more.',
      uses: ['olive-oil', 'green-pepper', 'spring-onion'],
      minutes: 5,
    },
    {
      text: 'Garlic, paprika and cayenne go in for half a minute; tomatoes follow and are cooked to a chunky sauce.',
      uses: ['garlic', 'paprika', 'cayenne', 'tomato'],
      minutes: 6,
    },
    {
      text: 'Turn the prawns through the sauce until each one is a tight pink comma, then brighten with lemon.',
      uses: ['prawns', 'lemon-juice'],
      minutes: 3,
    },
    {
      text: 'Beat the cheese into the grits, with a little hot water if they stand up like plaster. Grits first, prawns over, onion greens on top.',
      uses: ['cheddar'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
