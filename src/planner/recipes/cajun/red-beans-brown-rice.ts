import { recipe } from '#planner/recipe.ts'

export const redBeansBrownRice = recipe({
  id: 'red-beans-brown-rice',
  title: 'Red beans and rice with smoked tofu',
  blurb: 'Monday in New Orleans: soft red beans, celery and bay, with cubes of smoked tofu fried brown.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'smoked-tofu', g: 112, show: { qty: 0.5, unit: 'block' }, prep: 'in dice' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'chopped' },
    { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'kidney-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
    { id: 'vegetable-stock', g: 300, show: { qty: 1.25, unit: 'cup' } },
    { id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'brown-rice-cooked', g: 200 },
  ],
  steps: [
    {
      text: 'Colour the tofu in the oil in a saucepan, shaking it until most sides are crisp, and scoop it out again.',
      uses: ['olive-oil', 'smoked-tofu'],
      minutes: 5,
    },
    {
      text: 'The trinity comes next: onion, pepper and celery, cooked in what oil is left until they shrink to half their height.',
      uses: ['onion', 'green-pepper', 'celery'],
      minutes: 8,
    },
    {
      text: 'Toast the seasoning among them for a breath, then add beans, stock, bay and salt.',
      uses: ['cajun-seasoning', 'kidney-beans', 'vegetable-stock', 'bay-leaf', 'salt'],
      minutes: 1,
    },
    {
      text: 'Simmer with the lid off. Every now and then press some beans flat on the side; they are what makes the gravy creamy.',
      uses: [],
      minutes: 12,
    },
    {
      text: 'Warm the rice as the packet says. Pick out the bay, stir the tofu in and ladle the beans round a mound of rice.',
      uses: ['brown-rice-cooked'],
      minutes: 3,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Even better the next day. Freeze the beans without the rice.',
})
