import { recipe } from '#planner/recipe.ts'

export const chanaChaatBowl = recipe({
  id: 'chana-chaat-bowl',
  title: 'Chana chaat bowl with mango and tamarind',
  blurb: 'Sweet, sour, cool and crunchy all at once: chickpeas with mango, cucumber, tamarind and spiced yogurt.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tamarind-paste', g: 32, show: { qty: 2, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' }, group: 'Sauce' },
    {
      id: 'natural-yogurt',
      g: 200,
      swaps: [
        { id: 'lactose-free-yogurt', g: 200 },
        { id: 'soya-yogurt', g: 200 },
      ],
    },
    { id: 'chickpeas', g: 440 },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely chopped' },
    { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, prep: 'diced' },
    { id: 'mango', g: 200, prep: 'diced' },
    { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'chopped' },
    { id: 'hemp-seeds', g: 20, show: { qty: 2, unit: 'tbsp' } },
    { id: 'chilli-powder', g: 1.4, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Thin the tamarind with the water and half of the cumin to a brown sauce that runs off the spoon.',
      uses: ['tamarind-paste', 'water', 'cumin'],
      minutes: 1,
    },
    {
      text: 'Season the yogurt with the salt and what is left of the cumin, and whip it until it is light.',
      uses: ['natural-yogurt', 'salt'],
      minutes: 1,
    },
    {
      text: 'Shower the chickpeas under the tap, drain them and turn them in a big bowl with onion, cucumber, mango and most of the coriander.',
      uses: ['chickpeas', 'red-onion', 'cucumber', 'mango', 'coriander'],
      minutes: 5,
    },
    { text: 'Divide between the bowls. Now paint: yogurt in blobs, tamarind in threads.', uses: [], minutes: 1 },
    {
      text: 'Dust with chilli powder, then hemp seeds and the last of the green. Dig from the bottom so that each spoonful has everything.',
      uses: ['chilli-powder', 'hemp-seeds'],
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'For lunch at work carry the yogurt in a separate jar and put it on at the last moment.',
})
