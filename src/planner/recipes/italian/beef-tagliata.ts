import { recipe } from '#planner/recipe.ts'

export const beefTagliata = recipe({
  id: 'beef-tagliata',
  title: 'Beef tagliata with radicchio and balsamic tomatoes',
  blurb: 'Rosy slices of steak on bitter leaves, with portobellos and tomatoes burst in balsamic vinegar.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'beef-sirloin', g: 360 },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'portobello-mushroom', g: 168, show: { qty: 2, unit: 'piece' }, prep: 'in finger-wide slices' },
    { id: 'cherry-tomatoes', g: 250 },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'slivered' },
    { id: 'balsamic-vinegar', g: 32, show: { qty: 2, unit: 'tbsp' } },
    { id: 'radicchio', g: 120, prep: 'shredded' },
    { id: 'rocket', g: 60, show: { qty: 3, unit: 'handful' } },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Take the steak out of the fridge before anything else. Blot it dry with kitchen paper and massage it with a teaspoon of the oil, all the pepper and most of the salt.',
      uses: ['beef-sirloin', 'olive-oil', 'black-pepper', 'salt'],
      minutes: 2,
    },
    {
      text: 'Heat a heavy frying pan until a drop of water skips across it. Give the steak about three minutes on its first side and two on its second.',
      uses: [],
      minutes: 5,
    },
    {
      text: 'Park it on a board under a bowl. It has to rest while you see to everything else, or its juice ends up on the wood.',
      uses: [],
    },
    {
      text: 'Brown the mushroom slices in the meaty pan with half of the oil that remains and the last of the salt.',
      uses: ['portobello-mushroom'],
      minutes: 5,
    },
    {
      text: 'Roll in the tomatoes and garlic and let the first skins split. Splash in the balsamic and swirl until it turns syrupy.',
      uses: ['cherry-tomatoes', 'garlic', 'balsamic-vinegar'],
      minutes: 4,
    },
    {
      text: 'Toss radicchio and rocket with the last oil. Carve the steak across its grain, lay it on the leaves, and spill the contents of the pan over it.',
      uses: ['radicchio', 'rocket'],
      minutes: 4,
    },
  ],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Press the steak with a finger: soft means rosy, firm means done through.',
})
