import { recipe } from '#planner/recipe.ts'

export const porkChopsAppleMustardGreens = recipe({
  id: 'pork-chops-apple-mustard-greens',
  title: 'Pork chops with fried apples and mustard greens',
  blurb:
    'Thin chops browned hard, apples caramelised in what they leave behind, and peppery greens to cut through it all.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } },
    { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
    { id: 'apple', g: 273, show: { qty: 1.5, unit: 'medium' }, prep: 'in thick wedges' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'in half-moons' },
    { id: 'fresh-sage', g: 4, show: { qty: 2, unit: 'tbsp' }, prep: 'leaves whole' },
    { id: 'mustard-greens', g: 150, prep: 'roughly torn' },
    { id: 'dijon-mustard', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
    { id: 'sweet-potato', g: 240, prep: 'scrubbed, in coins 5 mm thick' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Lay the sweet potato coins out in a frying pan, trickle on half the oil, cover and cook over a gentle heat, turning them once, until tender and blotched with brown. Move them to a plate.',
      uses: ['sweet-potato', 'olive-oil'],
      minutes: 9,
    },
    {
      text: 'Dry the chops, rub with salt and pepper, and brown them with the rest of the oil over a stronger flame. Three to four minutes a side is plenty; keep them by the sweet potato.',
      uses: ['pork-chop', 'salt', 'black-pepper'],
      minutes: 7,
    },
    {
      text: 'Now the apples, onion and sage leaves have the pan to themselves. Leave the wedges alone long enough to take colour.',
      uses: ['apple', 'onion', 'fresh-sage'],
      minutes: 5,
    },
    {
      text: 'Stir mustard, vinegar and water together, pour it in, and scrape up everything brown. Pile in the greens and fold till they give up.',
      uses: ['dijon-mustard', 'apple-cider-vinegar', 'water', 'mustard-greens'],
      minutes: 3,
    },
    { text: 'Return chops, sweet potato and their juices for a last minute together.', uses: [], minutes: 1 },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
