import { recipe } from '#planner/recipe.ts'

export const tapenadeChicory = recipe({
  id: 'tapenade-chicory',
  title: 'Black olive tapenade on chicory leaves',
  blurb: 'Olives, capers, garlic and thyme chopped to a dark paste, scooped up with crisp, bitter leaves.',
  cuisine: 'FRENCH',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'olives', g: 84, show: { qty: 24, unit: 'piece' }, prep: 'stoned' },
    { id: 'capers', g: 5.8, show: { qty: 2, unit: 'tsp' }, prep: 'rinsed' },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
    { id: 'thyme', g: 0.8, show: { qty: 1, unit: 'tsp' }, prep: 'leaves' },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chicory', g: 159, show: { qty: 3, unit: 'head' } },
    { id: 'cherry-tomatoes', g: 96, show: { qty: 8, unit: 'piece' }, prep: 'diced' },
  ],
  steps: [
    {
      text: 'Chop the garlic and thyme very fine with a big knife. Add the olives and capers and keep rocking the blade until you have something like wet soil.',
      uses: ['garlic', 'thyme', 'olives', 'capers'],
      minutes: 6,
    },
    {
      text: 'Scrape it into a bowl and bind it with the oil and the lemon juice.',
      uses: ['olive-oil', 'lemon-juice'],
      minutes: 1,
    },
    {
      text: 'Separate the chicory into boats, put a teaspoon of tapenade in each, and brighten it with tomato.',
      uses: ['chicory', 'cherry-tomatoes'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  freezable: false,
  tip: 'Under a film of oil, in a closed jar, the paste lasts for days.',
})
