import { recipe } from '#planner/recipe.ts'

export const microwaveStuffedPeppers = recipe({
  id: 'microwave-stuffed-peppers',
  title: 'Twelve-minute Cajun stuffed peppers',
  blurb:
    'Every Louisiana grandmother stuffs peppers. These have spiced turkey, cool avocado and a microwave to hurry them along.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, prep: 'halved lengthways' },
    { id: 'turkey-mince', g: 300 },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'finely diced' },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced' },
    { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cherry-tomatoes', g: 100, prep: 'quartered' },
  ],
  steps: [
    {
      text: 'Lay the pepper halves on a plate with a spoonful of water, cut side down, and microwave for three minutes, so that they bend but keep their shape.',
      uses: ['red-pepper'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Meanwhile crumble the turkey into a wide bowl and rub in celery, Cajun spice, tomato purée, oil and salt.',
      uses: ['turkey-mince', 'celery', 'cajun-seasoning', 'tomato-puree', 'olive-oil', 'salt'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Change over. The meat gets two and a half minutes covered, a good breaking-up with a fork, then two more: no pink anywhere, steam from every part, and at least 75 °C on a thermometer in several places, or another minute. Keep it covered for two minutes.',
      uses: [],
      minutes: 7,
      waits: true,
    },
    {
      text: 'While it stands, toss avocado, tomatoes and spring onions with the lime.',
      uses: ['avocado', 'cherry-tomatoes', 'spring-onion', 'lime-juice'],
      minutes: 1,
      meanwhile: true,
    },
    { text: 'Heap the turkey into the peppers and crown each half with the green salad.', uses: [], minutes: 1 },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
