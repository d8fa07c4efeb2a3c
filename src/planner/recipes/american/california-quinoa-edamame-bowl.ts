import { recipe } from '#planner/recipe.ts'

export const californiaQuinoaEdamameBowl = recipe({
  id: 'california-quinoa-edamame-bowl',
  title: 'California bowl with quinoa, edamame and avocado',
  blurb:
    "Farmers' market in a bowl: warm quinoa, green edamame, grapefruit, avocado and a lime dressing that bites back.",
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['KETTLE'],
  noCook: true,
  ingredients: [
    { id: 'edamame', g: 220 },
    { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'grapefruit', g: 256, show: { qty: 1, unit: 'medium' }, prep: 'peeled and cut into chunks' },
    { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
    { id: 'radish', g: 54, show: { qty: 6, unit: 'piece' }, prep: 'in thin discs' },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'Dressing' },
  ],
  steps: [
    {
      text: 'Boil the kettle. Cover the frozen edamame with the water in a deep bowl and let them stand until bright green and hot all the way through, then drain.',
      uses: ['edamame'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Meanwhile squeeze the quinoa pouch so the grains come apart, and tip it out over the spinach; its own weight will soften the leaves a little.',
      uses: ['quinoa-cooked', 'baby-spinach'],
      minutes: 1,
      meanwhile: true,
    },
    {
      text: 'Whisk lime juice, oil and salt with a fork until cloudy and spoon two thirds of it over the grain.',
      uses: ['lime-juice', 'olive-oil', 'salt'],
      minutes: 1,
    },
    {
      text: 'Arrange edamame, grapefruit, radishes and avocado in stripes on top. The last of the dressing belongs on the avocado, and the seeds go over everything.',
      uses: ['grapefruit', 'radish', 'avocado', 'pumpkin-seeds'],
      minutes: 3,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'For a lunch box, leave the avocado whole and cut it when you eat.',
})
