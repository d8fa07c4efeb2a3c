import { recipe } from '#planner/recipe.ts'

export const dirtyCauliflowerRice = recipe({
  id: 'dirty-cauliflower-rice',
  title: 'Dirty cauliflower rice',
  blurb:
    'All the dark savour of dirty rice, from well-browned pork, chicken livers and peppers, with cauliflower chopped as small as rice.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'pork-mince-lean', g: 260 },
    { id: 'chicken-liver', g: 90, prep: 'finely chopped' },
    { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
    { id: 'onion', g: 150, show: { qty: 1, unit: 'large' }, prep: 'finely chopped' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'finely chopped' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'finely chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' } },
    { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced' },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Press the pork flat into a hot wide frying pan with a third of the oil. Do not stir for four minutes: that crust is the dirt in dirty rice.',
      uses: ['pork-mince-lean', 'olive-oil'],
      minutes: 6,
    },
    {
      text: 'Meanwhile chop the cauliflower, core and all, until nothing is bigger than a grain of rice.',
      uses: ['cauliflower'],
    },
    {
      text: 'Break the meat up, stir in the livers, onion, pepper and celery with the other two thirds of oil, and keep going over a high flame until the onion has caught some of the brown.',
      uses: ['chicken-liver', 'onion', 'green-pepper', 'celery'],
      minutes: 8,
    },
    {
      text: 'Stir in garlic, tomato purée, seasoning and salt till the smell makes you sneeze.',
      uses: ['garlic', 'tomato-puree', 'cajun-seasoning', 'salt'],
      minutes: 1,
    },
    {
      text: 'In with the cauliflower and the water. Toss for a few minutes only; it should be hot and tender with a bit of bounce.',
      uses: ['water'],
      minutes: 5,
    },
    { text: 'Strew with spring onions and bring the pan to the table.', uses: ['spring-onion'] },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
  tip: 'No livers at the shop? More mince does. A food processor turns the cauliflower to rice in five pulses.',
})
