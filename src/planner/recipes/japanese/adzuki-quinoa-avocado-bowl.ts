import { recipe } from '#planner/recipe.ts'

export const adzukiQuinoaAvocadoBowl = recipe({
  id: 'adzuki-quinoa-avocado-bowl',
  title: 'Red bean and quinoa bowl with avocado',
  blurb:
    'Beans and grains in festive red and white, as in sekihan, with avocado, soya beans and peppery pink radishes.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'edamame', g: 120 },
    { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'adzuki-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
    { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'rice-miso', g: 17, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'sesame-oil', g: 4.5, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'radish', g: 90, show: { qty: 10, unit: 'piece' }, prep: 'quartered' },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'rocket', g: 40, show: { qty: 2, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Give the soya beans three minutes in the microwave under a plate, and the quinoa after them for one.',
      uses: ['edamame', 'quinoa-cooked'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Rub vinegar, miso and sesame oil against the side of a bowl until no streak of miso is left.',
      uses: ['rice-vinegar', 'rice-miso', 'sesame-oil'],
      minutes: 2,
    },
    {
      text: 'Rinse the red beans under warm water and shake them well. Mix them with quinoa and soya beans in two thirds of the dressing, gently, for they bruise.',
      uses: ['adzuki-beans'],
      minutes: 2,
    },
    {
      text: 'Put rocket into the bowls and the grains on it, then a fan of avocado and the radishes, rolled in the dressing that is left. Sesame last.',
      uses: ['rocket', 'avocado', 'radish', 'sesame-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Keeps until tomorrow without the avocado; slice that fresh.',
})
