import { recipe } from '#planner/recipe.ts'

export const oreganoChickenCourgettes = recipe({
  id: 'oregano-chicken-courgettes',
  title: 'Oregano chicken with lemony courgettes',
  blurb: 'Souvlaki flavours from a single pan: crisp-edged thighs, soft courgettes, olives and plenty of lemon.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' } },
    { id: 'dried-oregano', g: 2, show: { qty: 2, unit: 'tsp' } },
    { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, prep: 'halved' },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'courgette', g: 392, show: { qty: 2, unit: 'medium' }, prep: 'in coins as thick as a finger' },
    { id: 'cherry-tomatoes', g: 200, prep: 'halved' },
    { id: 'olives', g: 42, show: { qty: 12, unit: 'piece' }, prep: 'stoned and torn' },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Rub the thighs with the oregano, the salt, the pepper and half of the oil, and leave them while you slice the vegetables.',
      uses: ['chicken-thigh', 'dried-oregano', 'salt', 'black-pepper', 'olive-oil'],
      minutes: 5,
    },
    {
      text: 'Get a heavy frying pan properly hot. Lay the meat in flat and do not move it until the underside lets go by itself and is deep brown.',
      uses: [],
      minutes: 7,
    },
    {
      text: 'Turn, set the lemon in the gaps cut side down, and cook on until the juice that runs from the thickest part is clear. Lift everything onto a plate to rest.',
      uses: ['lemon'],
      minutes: 7,
    },
    {
      text: 'The rest of the oil and all the courgettes go into the same pan. They want colour on both sides and a little bite left in the middle.',
      uses: ['courgette'],
      minutes: 6,
    },
    {
      text: 'Stir in garlic, tomatoes and olives for a minute, just until the tomatoes slump.',
      uses: ['garlic', 'cherry-tomatoes', 'olives'],
      minutes: 1,
    },
    {
      text: 'Put the chicken back with whatever has gathered on the plate and squeeze the blackened lemon over it at the table.',
      uses: [],
    },
  ],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Cold leftovers, sliced, are lunch with a handful of rocket.',
})
