import { recipe } from '#planner/recipe.ts'

export const farinataFennelSalad = recipe({
  id: 'farinata-fennel-salad',
  title: 'Pan farinata with rosemary and fennel salad',
  blurb: "Liguria's golden chickpea pancake, crisp at the rim and soft inside, under a heap of shaved fennel.",
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chickpea-flour', g: 180 },
    { id: 'water', g: 400 },
    { id: 'olive-oil', g: 24, show: { qty: 1.75, unit: 'tbsp' } },
    { id: 'rosemary', g: 3, show: { qty: 1, unit: 'sprig' }, prep: 'needles chopped' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'cut into thin half moons' },
    { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, prep: 'shaved as thin as you can' },
    { id: 'rocket', g: 40, show: { qty: 2, unit: 'handful' } },
    { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Whisk the water into the chickpea flour little by little so that no lumps form; it should end up like single cream. Add most of the salt, all the pepper and a third of the oil, and let it stand.',
      uses: ['chickpea-flour', 'water', 'salt', 'black-pepper'],
      minutes: 12,
    },
    {
      text: 'While it rests, dress the fennel with the lemon juice, the last of the salt and a teaspoon of oil. It goes limp and glossy.',
      uses: ['fennel', 'lemon-juice'],
      minutes: 3,
    },
    {
      text: 'Heat half of what oil is left in a non-stick frying pan. Scatter in half the onion and rosemary and wait for them to smell toasty.',
      uses: ['olive-oil', 'red-onion', 'rosemary'],
      minutes: 2,
    },
    {
      text: 'Pour half the batter over. Keep the flame medium and your hands off until bubbles have burst all over and the edge is brown and lifts by itself.',
      uses: [],
      minutes: 5,
    },
    {
      text: 'Flip it with the help of a plate and brown the second side. Cook the other farinata in the same way.',
      uses: [],
      minutes: 8,
    },
    { text: 'Cut both into wedges and pile the fennel, tossed with the rocket, on top.', uses: ['rocket'], minutes: 1 },
  ],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'The batter is happy to wait overnight in the fridge; stir it up again before it goes in the pan.',
})
