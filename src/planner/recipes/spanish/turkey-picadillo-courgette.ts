import { recipe } from '#planner/recipe.ts'

export const turkeyPicadilloCourgette = recipe({
  id: 'turkey-picadillo-courgette',
  title: 'Turkey picadillo with courgette and raisins',
  blurb:
    'A Sunday-morning picadillo: turkey with smoked paprika, soft courgette, sweet potato and a few raisins and olives.',
  cuisine: 'SPANISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 22 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 150, show: { qty: 1, unit: 'medium' }, prep: 'in dice the size of a thumbnail' },
    { id: 'turkey-mince', g: 180 },
    { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'courgette', g: 196, show: { qty: 1, unit: 'medium' }, prep: 'in half moons' },
    { id: 'cherry-tomatoes', g: 150, prep: 'halved' },
    { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olives', g: 21, show: { qty: 6, unit: 'piece' }, prep: 'stoned, chopped' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Cover the sweet potato with a plate and soften it in the microwave until a fork slides through.',
      uses: ['sweet-potato'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Break the turkey up in a hot frying pan with half of the oil. Press it flat, let it brown, and only then chop it about, till not a pink crumb is left.',
      uses: ['turkey-mince', 'olive-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Add garlic, paprika and salt, and turn the meat until it is red and fragrant. Scoop it into a bowl.',
      uses: ['garlic', 'smoked-paprika', 'salt'],
      minutes: 1,
    },
    {
      text: 'Courgette and sweet potato go into the empty pan with the remaining oil; give them a tan on both sides.',
      uses: ['courgette'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Throw in tomatoes, raisins and olives, return the turkey, and wait for the tomatoes to sink. Parsley, and done.',
      uses: ['cherry-tomatoes', 'raisins', 'olives', 'parsley'],
      minutes: 3,
      waits: true,
    },
  ],
  keepsDays: 2,
  freezable: true,
  tip: 'Cook it the evening before and only warm it up in the morning.',
})
