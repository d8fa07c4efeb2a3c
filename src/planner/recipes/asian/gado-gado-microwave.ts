import { recipe } from '#planner/recipe.ts'

export const gadoGadoMicrowave = recipe({
  id: 'gado-gado-microwave',
  title: 'Gado-gado with peanut sauce',
  blurb:
    "Java's great plate of vegetables: warm potatoes and beans, cool cabbage and cucumber, tofu, and a peanut sauce for all.",
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 13 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'potato', g: 220, show: { qty: 2, unit: 'small' }, prep: 'in slices no thicker than a pencil' },
    { id: 'green-beans', g: 180, show: { qty: 3, unit: 'handful' }, prep: 'halved' },
    { id: 'peanut-butter', g: 40, show: { qty: 2.5, unit: 'tbsp' }, group: 'Peanut sauce' },
    {
      id: 'soy-sauce',
      g: 18,
      show: { qty: 1, unit: 'tbsp' },
      group: 'Peanut sauce',
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'lime-juice', g: 20, show: { qty: 4, unit: 'tsp' }, group: 'Peanut sauce' },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' }, group: 'Peanut sauce' },
    { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, prep: 'in triangles' },
    { id: 'chinese-leaf', g: 100, show: { qty: 4, unit: 'leaf' }, prep: 'in ribbons' },
    { id: 'cucumber', g: 100, prep: 'in slices' },
    { id: 'bean-sprouts', g: 80, show: { qty: 2, unit: 'handful' } },
    { id: 'water', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'Peanut sauce' },
  ],
  steps: [
    {
      text: 'Lay the potatoes in a wide dish with a splash of water, cover and microwave for three minutes. Add the beans and go on for two or three more: the point of a knife should meet no resistance in a slice.',
      uses: ['potato', 'green-beans'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Stir peanut butter, soy sauce, lime, chilli and hot water into a sauce as thick as double cream. It looks curdled halfway and then comes together.',
      uses: ['peanut-butter', 'soy-sauce', 'lime-juice', 'chilli-flakes', 'water'],
      minutes: 2,
    },
    {
      text: 'Give the sprouts two minutes in the microwave with a spoonful of water, covered, until they steam all through. Arrange everything in separate heaps on one big plate, with the tofu in the centre and the sauce poured over at the last moment.',
      uses: ['bean-sprouts', 'smoked-tofu', 'chinese-leaf', 'cucumber'],
      minutes: 4,
    },
  ],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Sunflower seed butter makes a good sauce too, for anybody who cannot eat peanuts.',
})
