import { recipe } from '#planner/recipe.ts'

export const tunaCarrotDates = recipe({
  id: 'tuna-carrot-dates',
  title: 'Tuna with cumin carrots and dates',
  blurb: 'A Tunisian idea of lunch: grated carrot warm with cumin, sticky dates and tuna under a lot of lemon.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['GRATER', 'MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'cumin-seeds', g: 4, show: { qty: 2, unit: 'tsp' } },
    { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
    { id: 'carrot', g: 305, show: { qty: 5, unit: 'medium' }, prep: 'coarsely grated' },
    { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'harissa', g: 6, show: { qty: 1, unit: 'tsp' } },
    { id: 'medjool-dates', g: 72, show: { qty: 3, unit: 'piece' }, prep: 'in slivers' },
    { id: 'tuna-tinned', g: 240 },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'parsley', g: 20, prep: 'leaves picked' },
    { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Microwave cumin and oil in a cup in bursts of ten seconds. When the kitchen smells of it, stop.',
      uses: ['cumin-seeds', 'olive-oil'],
      minutes: 1,
    },
    {
      text: 'Tip it hissing over the carrots, follow with lemon, harissa and salt, and work it in.',
      uses: ['carrot', 'lemon-juice', 'harissa', 'salt'],
      minutes: 3,
    },
    {
      text: 'Fold in the dates and nearly all of the parsley. Each forkful should catch one sweet piece.',
      uses: ['medjool-dates', 'parsley'],
      minutes: 2,
    },
    {
      text: 'Chunk the tuna on top, with what parsley you kept and the seeds.',
      uses: ['tuna-tinned', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'The carrots are better after an hour, so make them first and the rest when you are hungry.',
})
