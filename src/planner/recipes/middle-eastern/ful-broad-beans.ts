import { recipe } from '#planner/recipe.ts'

export const fulBroadBeans = recipe({
  id: 'ful-broad-beans',
  title: 'Ful with broad beans, tomato and tahini',
  blurb:
    "Cairo's breakfast made with tender green broad beans: crushed warm with cumin and lemon, tomato and tahini on top.",
  cuisine: 'MIDDLE_EASTERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'broad-beans', g: 220 },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'grated' },
    { id: 'cumin', g: 1.6, show: { qty: 0.75, unit: 'tsp' } },
    { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, prep: 'finely diced' },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'sliced' },
    { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Cover the beans and water in a bowl and microwave them, stirring once, until one crushes between your fingers.',
      uses: ['broad-beans', 'water'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Add garlic, cumin, lemon juice and salt, and mash about half with a fork. It wants to be lumpy and just wet enough to slump.',
      uses: ['garlic', 'cumin', 'lemon-juice', 'salt'],
      minutes: 2,
    },
    {
      text: 'Spread it in a soup plate. Over it go tomato and spring onion, the tahini in threads, the oil last.',
      uses: ['tomato', 'spring-onion', 'tahini', 'olive-oil'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Pinch the grey skins off the biggest beans if you have time; it turns the ful bright green.',
})
