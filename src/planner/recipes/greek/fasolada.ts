import { recipe } from '#planner/recipe.ts'

export const fasolada = recipe({
  id: 'fasolada',
  title: 'Fasolada, white bean soup',
  blurb:
    'The soup that Greece grew up on: soft white beans, carrot and celery in a broth that turns silky with olive oil.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 12, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'in thin coins' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'sliced, leaves kept' },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cannellini-beans', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
    { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
    { id: 'water', g: 240, show: { qty: 1, unit: 'cup' } },
    { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Start the onion, carrot and celery in a saucepan with half of the oil. Keep the lid on and shake the pan now and then; you want them sweating, not frying.',
      uses: ['onion', 'carrot', 'celery', 'olive-oil'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Smear the tomato purée over the hot base and count to sixty while it darkens.',
      uses: ['tomato-puree'],
      minutes: 1,
    },
    {
      text: 'Mash a quarter of the beans to a rough paste with a fork: this is what thickens the broth.',
      uses: ['cannellini-beans'],
      minutes: 2,
    },
    {
      text: 'Add paste and whole beans, tomatoes, bay leaf, water, salt and pepper, and let the pot tick over with the lid ajar until a coin of carrot gives way to the spoon.',
      uses: ['tinned-tomatoes', 'bay-leaf', 'water', 'salt', 'black-pepper'],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Fish out the bay leaf. Stir in the raw oil that you kept back and the lemon juice; the soup turns glossy at once.',
      uses: ['lemon-juice'],
    },
    { text: 'Ladle into deep bowls and strew the torn celery leaves on top.', uses: [] },
  ],
  keepsDays: 4,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Thicker on the second day: let it down with a splash of water as you warm it.',
})
