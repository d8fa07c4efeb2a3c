import { recipe } from '#planner/recipe.ts'

export const turkeySagePattiesFriedApples = recipe({
  id: 'turkey-sage-patties-fried-apples',
  title: 'Turkey sage patties with skillet apples',
  blurb:
    'Country breakfast sausage, made lean in your own hands with sage and pepper, beside apples that taste of autumn.',
  cuisine: 'SOUTHERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'turkey-mince', g: 250 },
    { id: 'dried-sage', g: 1.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'apple', g: 364, show: { qty: 2, unit: 'medium' }, prep: 'in eighths' },
    { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Mix the mince with sage, black pepper, chilli and salt, no longer than it takes to spread them evenly. Flatten into little patties, three for each person.',
      uses: ['turkey-mince', 'dried-sage', 'black-pepper', 'chilli-flakes', 'salt'],
      minutes: 5,
    },
    {
      text: 'Oil a cold frying pan with half the oil, lay them in and switch on the hob. Coming up slowly, they brown without drying: about four minutes each side, with no pink left inside.',
      uses: ['olive-oil'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Park the patties on a warm plate. Apples, the remaining oil and the water go into the same pan under a lid for two minutes.',
      uses: ['apple', 'water'],
      minutes: 2,
    },
    {
      text: 'Lid off, cinnamon on. Toss until the water has gone and the apples glisten and give at the edges; lemon stops them being too sweet.',
      uses: ['cinnamon', 'lemon-juice'],
      minutes: 3,
      waits: true,
    },
  ],
  keepsDays: 2,
  freezable: true,
  tip: 'The raw patties freeze well with paper between them.',
})
