import { recipe } from '#planner/recipe.ts'

export const steamedSweetPotatoSesame = recipe({
  id: 'steamed-sweet-potato-sesame',
  title: 'Microwave yaki-imo with sesame and pear',
  blurb: "Japan's winter street sweet potato, ready while you shower: syrupy flesh, dark sesame, crisp slices of pear.",
  cuisine: 'JAPANESE',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'sweet-potato', g: 220, show: { qty: 1, unit: 'large' } },
    { id: 'tahini', g: 12, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'sesame-seeds', g: 3, show: { qty: 1, unit: 'tsp' } },
    { id: 'pear', g: 148, show: { qty: 1, unit: 'small' }, prep: 'in wedges' },
    { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 0.3, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Prick the sweet potato a dozen times, roll it in a sheet of wet kitchen paper and microwave it at full power for six to seven minutes. Turn it over halfway.',
      uses: ['sweet-potato'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Leave it wrapped for a minute more, then pinch it: it should give all along, like a ripe avocado.',
      uses: [],
      minutes: 1,
    },
    { text: 'Stir the ginger and salt into the tahini.', uses: ['ground-ginger', 'salt', 'tahini'], minutes: 1 },
    {
      text: 'Split the skin from end to end, push the flesh up with your fingers, let the tahini run into it and scatter the sesame. The pear is for in between bites.',
      uses: ['sesame-seeds', 'pear'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Thin, long sweet potatoes cook more evenly than fat round ones.',
})
