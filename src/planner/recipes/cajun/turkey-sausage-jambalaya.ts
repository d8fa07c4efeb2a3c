import { recipe } from '#planner/recipe.ts'

export const turkeySausageJambalaya = recipe({
  id: 'turkey-sausage-jambalaya',
  title: 'Pork and sausage jambalaya',
  blurb:
    'One casserole, brown at the bottom and fragrant at the top: the country kind, without tomato, as in the bayou.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 4,
  minutes: { active: 25, total: 55 },
  skill: 'BASIC',
  equipment: ['HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'turkey-sausage', g: 170, show: { qty: 2, unit: 'piece' }, prep: 'in coins' },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'pork-tenderloin', g: 360, prep: 'in bite-size pieces' },
    { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, prep: 'chopped' },
    { id: 'green-pepper', g: 238, show: { qty: 2, unit: 'medium' }, prep: 'chopped' },
    { id: 'celery', g: 160, show: { qty: 4, unit: 'stalk' }, prep: 'chopped' },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'chopped' },
    { id: 'cajun-seasoning', g: 10.8, show: { qty: 4, unit: 'tsp' } },
    { id: 'basmati-rice', g: 270 },
    { id: 'chicken-stock-unsalted', g: 600, show: { qty: 2.5, unit: 'cup' } },
    { id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'sliced' },
    { id: 'frozen-peas', g: 134, show: { qty: 1, unit: 'cup' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Brown the sausage coins in a casserole in a film of the oil; when the edges curl, take them out.',
      uses: ['turkey-sausage', 'olive-oil'],
      minutes: 5,
    },
    {
      text: 'Do the same with the pork in the remaining oil, and let it really stick and colour: that brown layer is the whole flavour.',
      uses: ['pork-tenderloin'],
      minutes: 9,
    },
    {
      text: 'Onion, peppers and celery go on top of it. Add a spoonful of stock whenever the bottom looks too dark, and rub it loose.',
      uses: ['onion', 'green-pepper', 'celery'],
      minutes: 10,
    },
    {
      text: 'Stir in garlic and seasoning, then the rice, until the grains look varnished with it.',
      uses: ['garlic', 'cajun-seasoning', 'basmati-rice'],
      minutes: 2,
    },
    {
      text: 'Pour on the stock with bay, salt and the sausage. As soon as it boils, cover it tightly, set the hob to its lowest and hands off.',
      uses: ['chicken-stock-unsalted', 'bay-leaf', 'salt'],
      minutes: 18,
    },
    {
      text: 'Dot the peas over the rice, close the lid again, and leave it standing off the heat. Fluff with a fork and finish with spring onions.',
      uses: ['frozen-peas', 'spring-onion'],
      minutes: 8,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Cool what is left within an hour and keep it cold; reheat it until it steams.',
})
