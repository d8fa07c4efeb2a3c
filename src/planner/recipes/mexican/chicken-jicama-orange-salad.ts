import { recipe } from '#planner/recipe.ts'

export const chickenJicamaOrangeSalad = recipe({
  id: 'chicken-jicama-orange-salad',
  title: 'Chicken, jicama and orange salad with chilli',
  blurb: 'Crisp jicama, cold orange and lime against tender chicken and avocado, with toasted seeds for crunch.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'Dressing' },
    { id: 'chipotle-powder', g: 1.3, show: { qty: 0.5, unit: 'tsp' }, group: 'Dressing' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' }, group: 'Dressing' },
    { id: 'orange', g: 280, show: { qty: 2, unit: 'medium' }, prep: 'peeled and cut into rounds' },
    { id: 'jicama', g: 240, show: { qty: 2, unit: 'cup' }, prep: 'peeled, in sticks' },
    { id: 'chicken-breast-cooked', g: 240, prep: 'torn into strips' },
    { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, prep: 'leaves separated' },
    { id: 'radish', g: 54, show: { qty: 6, unit: 'piece' }, prep: 'in paper-thin discs' },
    { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, prep: 'sliced' },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Shake lime, oil, chipotle powder and salt in a jam jar until it looks like rusty water.',
      uses: ['lime-juice', 'olive-oil', 'chipotle-powder', 'salt'],
      minutes: 1,
    },
    {
      text: 'Cut the fruit and roots over a wide dish so that no orange juice gets lost, and turn jicama, oranges and radishes in it.',
      uses: ['orange', 'jicama', 'radish'],
      minutes: 3,
    },
    {
      text: 'Add chicken and lettuce, rattle the jar once more, and dress everything with a light hand.',
      uses: ['chicken-breast-cooked', 'little-gem'],
      minutes: 2,
    },
    {
      text: 'Fan the avocado on top. Rain down seeds and coriander, and eat before the leaves go limp.',
      uses: ['avocado', 'pumpkin-seeds', 'coriander'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'No jicama at the shop? A crisp green apple or kohlrabi does the same job.',
})
