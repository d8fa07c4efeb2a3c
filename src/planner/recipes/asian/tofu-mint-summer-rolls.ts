import { recipe } from '#planner/recipe.ts'

export const tofuMintSummerRolls = recipe({
  id: 'tofu-mint-summer-rolls',
  title: 'Summer rolls with tofu and herbs',
  blurb: 'Cool and translucent, with everything you like about a salad inside, and a dip of lime and sesame.',
  cuisine: 'ASIAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 14, total: 14 },
  skill: 'BASIC',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'rice-paper', g: 40, show: { qty: 4, unit: 'sheet' } },
    { id: 'smoked-tofu', g: 100, prep: 'in thin sticks' },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'in matchsticks' },
    { id: 'little-gem', g: 40, show: { qty: 4, unit: 'leaf' }, prep: 'halved lengthways' },
    { id: 'mango', g: 80, prep: 'in thin strips' },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'Dip' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'Dip' },
    {
      id: 'soy-sauce',
      g: 9,
      show: { qty: 0.5, unit: 'tbsp' },
      group: 'Dip',
      swaps: [{ id: 'tamari', g: 9, show: { qty: 0.5, unit: 'tbsp' } }],
    },
  ],
  steps: [
    {
      text: 'Stir the soy sauce into the rest of the dip until it is smooth and runs off the spoon in a ribbon; a few drops of water help.',
      uses: ['tahini', 'lime-juice', 'soy-sauce'],
      minutes: 2,
    },
    {
      text: 'Have the fillings in a row in front of you, and a deep plate of warm tap water.',
      uses: ['carrot', 'little-gem', 'mango', 'smoked-tofu'],
      minutes: 2,
    },
    {
      text: 'Dip one sheet for about five seconds, no longer. It goes on softening on the board while you set a few mint leaves and some of each filling near the bottom edge.',
      uses: ['rice-paper', 'mint'],
      minutes: 5,
    },
    {
      text: 'Fold in the sides, then roll away from you, tight as a sleeping bag. Go on with the others and halve them to show the colours.',
      uses: [],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'The first one is always crooked. Keep finished rolls apart from each other, for they stick.',
})
