import { recipe } from '#planner/recipe.ts'

export const redBeanTacosCelerySlaw = recipe({
  id: 'red-bean-tacos-celery-slaw',
  title: 'Red bean tacos with celery slaw',
  blurb:
    'New Orleans meets the tortilla: spiced mashed red beans, a lemony crunch of celery and a stripe of hot sauce.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'kidney-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'finely sliced, with leaves' },
    { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
  ],
  steps: [
    {
      text: 'Rinse the beans, leave them wet, and crush them in a bowl with Cajun spice, tomato purée, oil and half of the salt. Cover and microwave for two minutes; stir halfway.',
      uses: ['kidney-beans', 'cajun-seasoning', 'tomato-puree', 'olive-oil', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Squeeze celery, lemon and the rest of the salt together until the celery goes glassy.',
      uses: ['celery', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Wrap the tortillas in a damp cloth and microwave them for forty seconds, so that they fold without cracking.',
      uses: ['corn-tortilla'],
      minutes: 1,
    },
    {
      text: 'Build them: beans, avocado, slaw, seeds, and hot sauce to the limit of your courage.',
      uses: ['avocado', 'pumpkin-seeds', 'hot-sauce'],
      minutes: 3,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
})
