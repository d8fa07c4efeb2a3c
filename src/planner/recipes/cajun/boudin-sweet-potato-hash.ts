import { recipe } from '#planner/recipe.ts'

export const boudinSweetPotatoHash = recipe({
  id: 'boudin-sweet-potato-hash',
  title: 'Boudin-spiced pork hash with sweet potato',
  blurb: 'The seasoning of a good boudin without the casing: pork, pepper and spring onion over crusty sweet potato.',
  cuisine: 'CAJUN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 300, prep: 'in 1 cm dice' },
    { id: 'pork-mince-lean', g: 220 },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'sliced' },
    { id: 'green-pepper', g: 74, show: { qty: 1, unit: 'small' }, prep: 'diced' },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'cayenne', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Give the sweet potato four minutes in the microwave in a covered bowl, and pour off any water.',
      uses: ['sweet-potato'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Crumble the pork into a hot frying pan slicked with half the oil; Cajun spice, cayenne and salt go on at once. Stir until no pink is left and it begins to catch.',
      uses: ['pork-mince-lean', 'olive-oil', 'cajun-seasoning', 'cayenne', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Shove the meat to one side. Into the gap with the last oil, the sweet potato and the pepper; press down and listen for the crackle.',
      uses: ['green-pepper'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Turn it all over in big patches, so that crust and crumb mix, and stir in spring onions and parsley as you take it off.',
      uses: ['spring-onion', 'parsley'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 2,
  freezable: false,
})
