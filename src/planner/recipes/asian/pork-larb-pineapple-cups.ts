import { recipe } from '#planner/recipe.ts'

export const porkLarbPineappleCups = recipe({
  id: 'pork-larb-pineapple-cups',
  title: 'Pork larb cups with pineapple',
  blurb:
    'A savoury northern Thai start: warm minced pork with lime and herbs, scooped up in crisp leaves with sweet pineapple.',
  cuisine: 'ASIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'avocado-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'pork-mince-lean', g: 280 },
    { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, prep: 'in thin rings' },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    {
      id: 'soy-sauce',
      g: 8,
      show: { qty: 1.5, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 8, show: { qty: 1.5, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 15, show: { qty: 1, unit: 'tbsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'chopped' },
    { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, prep: 'leaves separated' },
    { id: 'pineapple', g: 165, show: { qty: 1, unit: 'cup' }, prep: 'in small pieces' },
    { id: 'desiccated-coconut', g: 15, show: { qty: 3, unit: 'tbsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Shake the coconut in a dry frying pan until it is the shade of sand and smells of biscuits, then tip it out straight away.',
      uses: ['desiccated-coconut'],
      minutes: 2,
    },
    {
      text: 'Pour the oil into the hot pan and crumble in the pork with the salt. Chase it round with a wooden spoon until no pink is left and the first bits catch colour.',
      uses: ['avocado-oil', 'pork-mince-lean', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Off the flame, stir in shallots, chilli, lime juice and soy sauce. The warmth alone takes the sting out of the shallots.',
      uses: ['shallot', 'chilli-flakes', 'lime-juice', 'soy-sauce'],
      minutes: 2,
    },
    {
      text: 'Add the mint and the pineapple last and taste: salty, sour, sweet and hot should take turns.',
      uses: ['mint', 'pineapple'],
      minutes: 2,
    },
    {
      text: 'Set the leaves on a plate like little boats, fill them and dust them with the coconut.',
      uses: ['little-gem'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'The pork can be cooked the evening before. Herbs and fruit belong in only when it is warm again.',
})
