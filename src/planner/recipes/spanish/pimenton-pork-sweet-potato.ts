import { recipe } from '#planner/recipe.ts'

export const pimentonPorkSweetPotato = recipe({
  id: 'pimenton-pork-sweet-potato',
  title: 'Pimentón pork with peppers and sweet potato',
  blurb:
    'Rounds of pork fillet, rubbed red with smoked paprika, on soft peppers and sweet potato with a flick of vinegar.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 28 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, prep: 'scrubbed' },
    { id: 'pork-tenderloin', g: 350, prep: 'in rounds two fingers thick' },
    { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: '1 grated, 1 sliced' },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, prep: 'in strips' },
    { id: 'red-onion', g: 55, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
    { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Prick the sweet potatoes all over and microwave them, turning once, until a knife goes in as if into butter.',
      uses: ['sweet-potato'],
      minutes: 8,
    },
    {
      text: 'While they cook, rub the pork with paprika, grated garlic, pepper, half of the salt and a third of the oil.',
      uses: ['pork-tenderloin', 'smoked-paprika', 'garlic', 'black-pepper', 'salt', 'olive-oil'],
      minutes: 3,
    },
    {
      text: 'Brown the rounds in a hot, dry frying pan, three minutes a side. They should spring back under your thumb and be no more than faintly rosy inside. Put them on a plate under an upturned bowl.',
      uses: [],
      minutes: 7,
    },
    {
      text: 'The remaining oil, the red pepper, onion, sliced garlic and the last of the salt take their place. Cook them hot and fast, scraping up the red crust.',
      uses: ['red-pepper', 'red-onion'],
      minutes: 8,
    },
    {
      text: 'Cut the sweet potatoes into thick slices, slip them under the peppers and splash on the vinegar.',
      uses: ['red-wine-vinegar'],
      minutes: 1,
    },
    { text: 'Return the meat and its juices, and shower the lot with parsley.', uses: ['parsley'] },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Buy paprika in a tin and keep it dark; once it smells of dust it tastes of dust.',
})
