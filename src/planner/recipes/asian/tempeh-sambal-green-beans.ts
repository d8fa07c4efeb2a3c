import { recipe } from '#planner/recipe.ts'

export const tempehSambalGreenBeans = recipe({
  id: 'tempeh-sambal-green-beans',
  title: 'Tempeh and aubergine in tomato sambal',
  blurb: 'Indonesian everyday cooking: tempeh fried crisp, then tossed in a hot, sweet-sour sambal of tomato and lime.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'WOK', 'BLENDER', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'tempeh', g: 160, prep: 'in batons as thick as a pencil' },
    { id: 'sunflower-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'aubergine', g: 225, show: { qty: 1, unit: 'small' }, prep: 'in fingers' },
    { id: 'cherry-tomatoes', g: 250, show: { qty: 1, unit: 'punnet' } },
    { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, prep: 'peeled' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'peeled' },
    { id: 'red-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'stalk off, seeds out if you like it mild' },
    { id: 'tamarind-paste', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'brown-rice-cooked', g: 220 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Get half of the oil really hot in a wok and turn the tempeh in it until it rattles and has gone the brown of toast. Lift it out.',
      uses: ['tempeh', 'sunflower-oil'],
      minutes: 6,
    },
    {
      text: 'The aubergine follows with the other half. Keep it moving; when a finger of it slumps over the spoon, it joins the tempeh.',
      uses: ['aubergine'],
      minutes: 7,
    },
    {
      text: 'While that sizzles, run tomatoes, shallots, garlic and chilli in the blender, leaving a few specks.',
      uses: ['cherry-tomatoes', 'shallot', 'garlic', 'red-chilli'],
      minutes: 2,
    },
    {
      text: 'Cook this in the empty wok with the tamarind, the maple syrup and the salt until it no longer smells raw and comes away from the metal in one mass.',
      uses: ['tamarind-paste', 'maple-syrup', 'salt'],
      minutes: 7,
    },
    {
      text: 'Fold tempeh and aubergine back in until they are red all over. Serve on rice hot from the microwave, under the coriander.',
      uses: ['brown-rice-cooked', 'coriander'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
