import { recipe } from '#planner/recipe.ts'

export const chickpeaFattoush = recipe({
  id: 'chickpea-fattoush',
  title: 'Chickpea fattoush with tahini',
  blurb:
    'A crunchy bread salad that is a whole meal: chickpeas, cucumber, mint, sharp sumac and a lemony tahini dressing.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    {
      id: 'pitta-wholemeal',
      g: 64,
      show: { qty: 1, unit: 'piece' },
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [['A crunchy bread salad', 'A crunchy salad of gluten-free bread']],
        },
      ],
    },
    { id: 'tahini', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' }, group: 'Dressing' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'chickpeas', g: 360, show: { qty: 1.5, unit: 'can' } },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'in rough chunks' },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'in wedges' },
    { id: 'romaine-lettuce', g: 120, show: { qty: 6, unit: 'leaf' }, prep: 'torn' },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'sumac', g: 2.5, show: { qty: 1, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Drop the pitta into the toaster and leave it a shade longer than usual, so that it snaps. Break it into shards.',
      uses: ['pitta-wholemeal'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Beat tahini, lemon juice and salt in the bottom of your largest bowl. It seizes into a paste first; the water, spoon by spoon, turns it pale and pourable.',
      uses: ['tahini', 'lemon-juice', 'salt', 'water'],
      minutes: 2,
    },
    {
      text: 'Rinse and shake dry the chickpeas and roll them in the dressing.',
      uses: ['chickpeas'],
    },
    {
      text: 'Pile on cucumber, tomatoes, lettuce, mint leaves and the bread, and lift it all through with your hands. Finish with sumac and eat while it crunches.',
      uses: ['cucumber', 'tomato', 'romaine-lettuce', 'mint', 'sumac'],
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'For a lunch box, pack the bread separately and the dressing at the bottom.',
})
