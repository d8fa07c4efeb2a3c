import { recipe } from '#planner/recipe.ts'

export const hummingbirdFruitBowl = recipe({
  id: 'hummingbird-fruit-bowl',
  title: 'Hummingbird fruit bowl',
  blurb:
    'Everything that makes hummingbird cake famous, minus the cake: banana, pineapple, coconut and cinnamon-toasted seeds.',
  cuisine: 'SOUTHERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'sunflower-seeds', g: 12, show: { qty: 1.33, unit: 'tbsp' } },
    { id: 'desiccated-coconut', g: 10, show: { qty: 2, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
    { id: 'tinned-pineapple', g: 141, show: { qty: 3, unit: 'slice' }, prep: 'in chunks' },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Shake seeds, coconut and cinnamon together on a flat plate and toast them in the microwave in two bursts of forty seconds, stirring between. They crisp as they cool.',
      uses: ['sunflower-seeds', 'desiccated-coconut', 'cinnamon'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Mash a third of the banana with lime and vanilla until it pours like batter, and slice what remains.',
      uses: ['banana', 'lime-juice', 'vanilla-extract'],
      minutes: 2,
    },
    {
      text: 'Fold the slices and the pineapple into the mash and cover the lot with a thick layer of the warm, spiced seeds.',
      uses: ['tinned-pineapple'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'The toasted seeds keep for a week in a jar, so make them by the cupful.',
})
