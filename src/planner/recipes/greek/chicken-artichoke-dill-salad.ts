import { recipe } from '#planner/recipe.ts'

export const chickenArtichokeDillSalad = recipe({
  id: 'chicken-artichoke-dill-salad',
  title: 'Chicken, artichoke and dill salad',
  blurb:
    'Maroulosalata, the crisp Greek lettuce salad cut into ribbons, with tender artichokes, lots of dill and cold chicken.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'artichoke-hearts', g: 240, show: { qty: 1, unit: 'can' }, prep: 'quartered' },
    { id: 'chicken-breast-cooked', g: 300, prep: 'pulled into strips' },
    { id: 'romaine-lettuce', g: 200, show: { qty: 10, unit: 'leaf' }, prep: 'stacked and cut across' },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'finely sliced' },
    { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, prep: 'stoned' },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Shake the lemon juice, oil, salt and pepper in a jar with a lid until they look cloudy.',
      uses: ['lemon-juice', 'olive-oil', 'salt', 'black-pepper'],
      minutes: 1,
    },
    {
      text: 'Pat the artichokes dry and leave them in a large bowl with half of that dressing; they drink it up and lose the taste of the tin.',
      uses: ['artichoke-hearts'],
      minutes: 2,
    },
    {
      text: 'Roll the lettuce leaves like a cigar and cut across as thin as you have patience for. Ribbons hold far more dressing than torn leaves do.',
      uses: ['romaine-lettuce'],
      minutes: 3,
    },
    {
      text: 'Lift lettuce, spring onions, dill and chicken through the artichokes with both hands, pouring on the other half.',
      uses: ['spring-onion', 'dill', 'chicken-breast-cooked'],
      minutes: 2,
    },
    { text: 'Olives last, one by one, so that every forkful finds one.', uses: ['olives'] },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Wash and dry the lettuce a day ahead and it will be crisper still.',
})
