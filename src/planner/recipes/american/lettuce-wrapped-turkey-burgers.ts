import { recipe } from '#planner/recipe.ts'

export const lettuceWrappedTurkeyBurgers = recipe({
  id: 'lettuce-wrapped-turkey-burgers',
  title: 'Turkey burgers in lettuce with sweet potato chips',
  blurb:
    'California calls it protein style: juicy sage turkey burgers between cold crisp leaves, with a tray of hot chips.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'OVEN', 'FRYING_PAN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 350, prep: 'in sticks a finger thick' },
    { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'turkey-mince', g: 300 },
    { id: 'shallot', g: 30, show: { qty: 1, unit: 'piece' }, prep: 'grated' },
    { id: 'dried-sage', g: 0.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'iceberg-lettuce', g: 120, show: { qty: 8, unit: 'leaf' } },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'dill-pickle', g: 42, show: { qty: 6, unit: 'slice' } },
    { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Heat the oven to 210 °C fan. Rub the sweet potato with two thirds of the oil, the paprika and half of the salt, and spread the sticks out on a baking tray so none touch.',
      uses: ['sweet-potato', 'olive-oil', 'paprika', 'salt'],
      minutes: 5,
    },
    {
      text: 'Roast them on a high shelf, shaking once, until the tips have caught and the centres are soft.',
      uses: [],
      minutes: 22,
    },
    {
      text: 'While they roast, wet your hands and knead the mince with shallot, sage, pepper and the salt you kept back. Make flat burgers the size of your palm, thinner in the centre.',
      uses: ['turkey-mince', 'shallot', 'dried-sage', 'black-pepper'],
      minutes: 5,
    },
    {
      text: 'Cook the burgers in what is left of the oil in a frying pan, five minutes a side; cut one open, and there must be no pink left.',
      uses: [],
      minutes: 10,
    },
    {
      text: 'Cup each burger in two lettuce leaves with tomato, pickle and a smear of mustard, and eat it over the plate.',
      uses: ['iceberg-lettuce', 'tomato', 'dill-pickle', 'mustard'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Leftover burgers are good cold, sliced into a salad.',
})
