import { recipe } from '#planner/recipe.ts'

export const soupeAuPistou = recipe({
  id: 'soupe-au-pistou',
  title: 'Soupe au pistou',
  blurb: 'Provence in July: beans, courgette and tomato in a clear broth, woken up by basil and garlic at the table.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, prep: 'in fine rings' },
    { id: 'potato', g: 110, show: { qty: 1, unit: 'small' }, prep: 'diced no larger than the beans' },
    { id: 'green-beans', g: 120, show: { qty: 2, unit: 'handful' }, prep: 'in short lengths' },
    { id: 'courgette', g: 196, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'cannellini-beans', g: 400 },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'basil', g: 20, show: { qty: 2, unit: 'handful' } },
    { id: 'garlic', g: 6, show: { qty: 1.5, unit: 'clove' } },
    { id: 'water', g: 350, show: { qty: 350, unit: 'ml' } },
    { id: 'salt', g: 2.4, show: { qty: 6, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stew the leek in a third of the oil in a saucepan, covered, until you can cut it with a spoon.',
      uses: ['leek'],
      minutes: 5,
    },
    {
      text: 'Tip in the potato, the water and all but a pinch of the salt. From the first bubble it takes as long as you need to trim the beans.',
      uses: ['potato', 'water', 'salt'],
      minutes: 5,
    },
    {
      text: 'Add green beans and courgette, and cook with the lid ajar: the potato should be tender and the greens still bright.',
      uses: ['green-beans', 'courgette'],
      minutes: 8,
    },
    {
      text: 'Rinse the cannellini and warm them in the broth with half of the tomato.',
      uses: ['cannellini-beans'],
      minutes: 3,
    },
    {
      text: 'For the pistou, chop the garlic with the saved salt to a paste, then the basil and the other tomato half right through it. Stir in the rest of the oil: a coarse green sauce.',
      uses: ['garlic', 'basil', 'tomato', 'olive-oil'],
      minutes: 4,
    },
    { text: 'Ladle the soup out and let everybody swirl in their own pistou.', uses: [] },
  ],
  keepsDays: 3,
  freezable: false,
  tip: 'Freeze the soup before the pistou goes in; basil does not survive the cold.',
})
