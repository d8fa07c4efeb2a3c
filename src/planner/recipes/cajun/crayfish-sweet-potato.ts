import { recipe } from '#planner/recipe.ts'

export const crayfishSweetPotato = recipe({
  id: 'crayfish-sweet-potato',
  title: 'Crayfish in a sweet potato with celery salad',
  blurb: 'A split sweet potato, steaming, filled with peppery crayfish tails, and the crunch of the bayou beside it.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 8, total: 12 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'sweet-potato', g: 400 },
    { id: 'crayfish', g: 240 },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
    { id: 'lemon-juice', g: 20, show: { qty: 4, unit: 'tsp' } },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'sliced' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in fine strips' },
    { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, prep: 'diced' },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Prick the sweet potatoes all round and microwave them for eight minutes, turning once. A skewer should meet no resistance.',
      uses: ['sweet-potato'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'In the meantime rub the Cajun seasoning into the crayfish with a third of the oil and lemon.',
      uses: ['cajun-seasoning', 'crayfish', 'olive-oil', 'lemon-juice'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Dress celery, green pepper and parsley with the other two thirds.',
      uses: ['celery', 'green-pepper', 'parsley'],
      minutes: 3,
    },
    {
      text: 'Slit the potatoes, squeeze from both ends so they open like a purse, and fill them with avocado and crayfish.',
      uses: ['avocado'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Cooked prawns stand in where crayfish tails are hard to find.',
})
