import { recipe } from '#planner/recipe.ts'

export const chickenEggRiceBowl = recipe({
  id: 'chicken-egg-rice-bowl',
  title: 'Oyakodon, chicken and egg over rice',
  blurb: 'Chicken and just-set egg in a sweet-salty broth, slid over hot rice. Comfort in a bowl, and one pan to wash.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'chicken-stock-unsalted', g: 150, show: { qty: 150, unit: 'ml' } },
    {
      id: 'soy-sauce',
      g: 24,
      show: { qty: 1.5, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
    },
    { id: 'mirin', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'onion', g: 150, show: { qty: 1, unit: 'large' }, prep: 'in thin wedges' },
    { id: 'chicken-thigh', g: 200, show: { qty: 2, unit: 'piece' }, prep: 'in thumb-sized bites' },
    { id: 'egg', g: 150, show: { qty: 3, unit: 'large' } },
    { id: 'rice-cooked', g: 300 },
    { id: 'frozen-peas', g: 80, show: { qty: 2, unit: 'handful' } },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'shredded' },
  ],
  steps: [
    {
      text: 'Bring the stock, soy sauce and mirin to a lively bubble in a lidded frying pan and let the onion wilt in it.',
      uses: ['chicken-stock-unsalted', 'soy-sauce', 'mirin', 'onion'],
      minutes: 4,
    },
    {
      text: 'Spread the chicken out in the broth. Turn the pieces halfway; cut the thickest one open, it must be white to its heart.',
      uses: ['chicken-thigh'],
      minutes: 7,
    },
    { text: 'Add the peas, which only have to lose their frost.', uses: ['frozen-peas'], minutes: 1 },
    {
      text: 'Break up the eggs with chopsticks in a bowl, five or six strokes and no more, so that you still see streaks of white.',
      uses: ['egg'],
      minutes: 1,
    },
    {
      text: 'Trickle two thirds of the egg over the pan in a spiral, cover, and count to sixty. Then the rest, and a shorter wait: the top should tremble but not run.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Have the rice steaming from the microwave in deep bowls. Tilt the pan and let everything slide onto it, spring onion last.',
      uses: ['rice-cooked', 'spring-onion'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'If somebody at the table must not have soft egg, keep the lid on for two minutes more.',
})
