import { recipe } from '#planner/recipe.ts'

export const snapperVeracruz = recipe({
  id: 'snapper-veracruz',
  title: 'Snapper Veracruz-style with rice',
  blurb: 'Red fish under a loose sauce of tomatoes, olives, capers and pickled chillies, the pride of the Gulf coast.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'basmati-rice',
      g: 110,
      swaps: [
        {
          id: 'sweet-potato',
          g: 300,
          show: { qty: 2, unit: 'medium' },
          prep: 'in chunks',
          words: [
            ['Veracruz-style with rice', 'Veracruz-style with sweet potato'],
            [
              'Rinse the rice three times and cook it in the water, covered, on the smallest flame. When the lid goes quiet and holes open in the surface, put it aside with the lid still on.',
              'Cover the sweet potato with plenty of water, bring it to the boil and cook it until a knife slides in, about twelve minutes. Drain it and keep it warm under the lid.',
            ],
            ['eat with the rice', 'eat with the sweet potato'],
          ],
        },
      ],
    },
    { id: 'water', g: 200 },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'in half rings' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'cherry-tomatoes', g: 300, show: { qty: 2, unit: 'cup' }, prep: 'halved' },
    { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'green-olives', g: 36, show: { qty: 4, unit: 'tbsp' }, prep: 'sliced' },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'pickled-jalapenos', g: 16, show: { qty: 4, unit: 'slice' } },
    { id: 'snapper', g: 280, show: { qty: 2, unit: 'fillet' } },
    { id: 'lime', g: 34, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
  ],
  steps: [
    {
      text: 'Rinse the rice three times and cook it in the water, covered, on the smallest flame. When the lid goes quiet and holes open in the surface, put it aside with the lid still on.',
      uses: ['basmati-rice', 'water'],
      minutes: 18,
    },
    {
      text: 'Meanwhile let onion and garlic go limp and honey-coloured in the oil, in a frying pan that will later take all the fish flat.',
      uses: ['olive-oil', 'onion', 'garlic'],
      minutes: 6,
    },
    {
      text: 'Add tomatoes, bay and oregano. Squash a few of the halves as they heat; their juice is your sauce.',
      uses: ['cherry-tomatoes', 'bay-leaf', 'dried-oregano'],
      minutes: 7,
    },
    {
      text: 'Stir olives, capers and jalapeños about in it, and taste before you think of salt, since all three bring their own.',
      uses: ['green-olives', 'capers', 'pickled-jalapenos'],
      minutes: 2,
    },
    {
      text: 'Nestle the fish into the sauce, spoon some of it over, and cover. It is ready when the thickest flake parts under gentle pressure and shows no glassy core.',
      uses: ['snapper'],
      minutes: 6,
    },
    { text: 'Fish out the bay leaf and eat with the rice and wedges of lime.', uses: ['lime'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Any firm white fillet is at home in this sauce.',
})
