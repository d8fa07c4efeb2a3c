import { recipe } from '#planner/recipe.ts'

export const celeriacRemouladeChicken = recipe({
  id: 'celeriac-remoulade-chicken',
  title: 'Celeriac and apple rémoulade with chicken',
  blurb: "The charcuterie counter's favourite, lighter: crunchy celeriac in a sharp mustard dressing, chicken on top.",
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'dijon-mustard', g: 25, show: { qty: 5, unit: 'tsp' } },
    { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'celeriac', g: 300, show: { qty: 2, unit: 'cup' }, prep: 'peeled weight' },
    { id: 'apple', g: 149, show: { qty: 1, unit: 'small' } },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'finely cut' },
    { id: 'chicken-breast-cooked', g: 250, prep: 'sliced' },
    { id: 'watercress', g: 40, show: { qty: 2, unit: 'handful' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Put mustard, lemon juice, salt and pepper in a deep bowl and drip in the oil, beating all the while, so it thickens the way mayonnaise does.',
      uses: ['dijon-mustard', 'lemon-juice', 'salt', 'black-pepper', 'olive-oil'],
      minutes: 2,
    },
    {
      text: 'Send the celeriac through the coarse holes of the grater straight into that bowl, and stir at once before it darkens.',
      uses: ['celeriac'],
      minutes: 4,
    },
    {
      text: 'Do the same with the apple, core left behind, and mix in the capers and the parsley.',
      uses: ['apple', 'capers', 'parsley'],
      minutes: 2,
    },
    {
      text: 'Make a nest of watercress on each plate, fill them with rémoulade, and fan the chicken over.',
      uses: ['watercress', 'chicken-breast-cooked'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
  tip: 'If you have ten minutes to spare, let the celeriac sit in its dressing: it becomes supple.',
})
