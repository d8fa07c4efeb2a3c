import { recipe } from '#planner/recipe.ts'

export const gumboZherbes = recipe({
  id: 'gumbo-zherbes',
  title: "Gumbo z'herbes with butter beans",
  blurb:
    'The green gumbo of Holy Thursday: seven kinds of leaf, they say, but three will do, in a broth with a dark roux.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 30, total: 50 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'sunflower-oil', g: 21, show: { qty: 1.5, unit: 'tbsp' } },
    {
      id: 'plain-flour',
      g: 24,
      show: { qty: 3, unit: 'tbsp' },
      swaps: [{ id: 'gf-flour', g: 24, show: { qty: 3, unit: 'tbsp' } }],
    },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely chopped' },
    { id: 'green-pepper', g: 74, show: { qty: 1, unit: 'small' }, prep: 'finely chopped' },
    { id: 'celery', g: 60, show: { qty: 1.5, unit: 'stalk' }, prep: 'finely chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } },
    { id: 'kale', g: 100, show: { qty: 4, unit: 'handful' }, prep: 'shredded' },
    { id: 'collard-greens', g: 90, show: { qty: 3, unit: 'leaf' }, prep: 'shredded' },
    { id: 'spinach', g: 80 },
    { id: 'butter-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
    { id: 'rice-cooked', g: 120 },
    { id: 'apple-cider-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Stir oil and flour in a casserole over a modest flame and do not walk away. It goes from cream to sand to peanut; stop at the brown of a hazelnut shell.',
      uses: ['sunflower-oil', 'plain-flour'],
      minutes: 12,
    },
    {
      text: 'Throw in onion, pepper and celery all at once, which halts the roux. Stir until they sweat.',
      uses: ['onion', 'green-pepper', 'celery'],
      minutes: 6,
    },
    {
      text: 'Garlic and Cajun spice for a minute; then the stock, a ladle at a time, beating each one in.',
      uses: ['garlic', 'cajun-seasoning', 'vegetable-stock'],
      minutes: 4,
    },
    {
      text: 'Sink the kale and collards in it, salt it, and let it tick over with the lid tilted until the leaves taste soft and sweet.',
      uses: ['kale', 'collard-greens', 'salt'],
      minutes: 15,
    },
    {
      text: 'Add butter beans and spinach and cook until the spinach has sunk. A dash of vinegar makes the green flavours jump.',
      uses: ['butter-beans', 'spinach', 'apple-cider-vinegar'],
      minutes: 4,
    },
    {
      text: 'Warm the rice and pack it into a cup. Turn it out in the middle of each bowl and pour the gumbo round.',
      uses: ['rice-cooked'],
      minutes: 3,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
})
