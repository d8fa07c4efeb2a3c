import { recipe } from '#planner/recipe.ts'

export const lambKoftaTahini = recipe({
  id: 'lamb-kofta-tahini',
  title: 'Lamb kofta with chopped salad and tahini',
  blurb:
    'Smoky-edged fingers of lamb from the grill, a cool salad cut small, and tahini loosened with lemon to bind the two.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 28 },
  skill: 'NOVICE',
  equipment: ['GRILL', 'BAKING_TRAY', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'lamb-mince', g: 350 },
    { id: 'onion', g: 55, show: { qty: 0.5, unit: 'medium' }, prep: 'grated and squeezed dry' },
    { id: 'parsley', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'finely chopped' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'in small dice' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'in small dice' },
    { id: 'tahini', g: 23, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'lemon-juice', g: 31, show: { qty: 2, unit: 'tbsp' } },
    { id: 'sumac', g: 2.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Knead the lamb with the onion, half of the parsley, cumin, cinnamon, pepper and most of the salt until it feels tacky and clings to your hand.',
      uses: ['lamb-mince', 'onion', 'parsley', 'cumin', 'cinnamon', 'black-pepper', 'salt'],
      minutes: 4,
    },
    {
      text: 'With wet palms roll it into sausages as long as your middle finger and no thicker than your thumb, and set them on a lined baking tray.',
      uses: [],
      minutes: 4,
    },
    {
      text: 'Slide the tray under a hot grill, close to the heat. Turn once: you are looking for charred ridges, and no pink when you break one open.',
      uses: [],
      minutes: 11,
      waits: true,
    },
    {
      text: 'Meanwhile mix tomato, cucumber, sumac, the other half of the parsley and a spoonful of the lemon juice.',
      uses: ['tomato', 'cucumber', 'sumac', 'lemon-juice'],
      meanwhile: true,
    },
    {
      text: 'Loosen the tahini with the water, the remaining lemon and the last pinch of salt until it drips off the spoon like thin cream.',
      uses: ['tahini', 'water'],
      meanwhile: true,
    },
    { text: 'Divide salad and kofta between the plates and trail the tahini across.', uses: [] },
  ],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: true,
  tip: 'The rolled raw kofta freeze well for a month. Let them thaw overnight in the fridge before they go under the heat.',
})
