import { recipe } from '#planner/recipe.ts'

export const saladeNicoise = recipe({
  id: 'salade-nicoise',
  title: 'Salade niçoise',
  blurb: 'The generous salad of Nice: tuna, egg, beans, potatoes and tomatoes, each with its own corner of the plate.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 25, total: 35 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 300, prep: 'waxy, halved if large' },
    {
      id: 'egg',
      g: 100,
      show: { qty: 2, unit: 'large' },
      swaps: [
        {
          id: 'artichoke-hearts',
          g: 120,
          show: { qty: 3, unit: 'piece' },
          prep: 'halved',
          words: [
            [
              'The eggs join them for the last nine minutes and the beans for the last five.',
              'The green beans join them for the last five minutes.',
            ],
            ['Peel the eggs under running water, then dress', 'Dress'],
            ['Quarter the eggs, dot', 'Add the artichoke hearts, dot'],
            ['Potatoes, beans and eggs can', 'Potatoes and beans can'],
          ],
        },
      ],
    },
    { id: 'green-beans', g: 180 },
    {
      id: 'tuna-tinned',
      g: 220,
      show: { qty: 2, unit: 'tin' },
      swaps: [
        {
          id: 'butter-beans',
          g: 300,
          words: [
            ['of Nice: tuna,', 'of Nice: butter beans,'],
            ['beans, potatoes and tomatoes, each', 'green beans, potatoes and tomatoes, each'],
            [
              'then potatoes, beans, tomatoes and tuna in big flakes',
              'then potatoes, green beans, tomatoes and butter beans',
            ],
          ],
        },
      ],
    },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'cut into eighths' },
    { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' } },
    { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' } },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'in hair-thin slices' },
    { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
    { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Boil the potatoes in a saucepan of water till a skewer goes in without a fight. The eggs join them for the last nine minutes and the beans for the last five.',
      uses: ['potato', 'egg', 'green-beans'],
      minutes: 20,
      waits: true,
    },
    {
      text: 'In a jar with a lid, shake oil, vinegar, mustard, salt and onion to an amber dressing.',
      uses: ['olive-oil', 'red-wine-vinegar', 'dijon-mustard', 'salt', 'red-onion'],
      minutes: 2,
    },
    {
      text: 'Drain the saucepan. Peel the eggs under running water, then dress the potatoes and beans while their warmth still opens them.',
      uses: [],
      minutes: 4,
    },
    {
      text: 'Arrange in clusters: lettuce first, then potatoes, beans, tomatoes and tuna in big flakes.',
      uses: ['little-gem', 'tomato', 'tuna-tinned'],
      minutes: 3,
    },
    {
      text: 'Quarter the eggs, dot everything with olives, and drizzle with what clings to the jar.',
      uses: ['olives'],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Potatoes, beans and eggs can be cooked the day before and dressed while you lay the table.',
})
