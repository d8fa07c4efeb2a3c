import { recipe } from '#planner/recipe.ts'

export const gingerPorkCabbage = recipe({
  id: 'ginger-pork-cabbage',
  title: 'Ginger pork with cabbage and sweet potato',
  blurb:
    'Shogayaki, the weeknight dish of every Japanese kitchen: thin pork in a sharp ginger glaze over crisp raw cabbage.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' } },
    { id: 'pork-tenderloin', g: 300, prep: 'in slices as thin as a coin' },
    { id: 'ginger', g: 18, show: { qty: 3, unit: 'tbsp' }, prep: 'finely grated' },
    {
      id: 'soy-sauce',
      g: 20,
      show: { qty: 3.75, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 20, show: { qty: 3.75, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 38, show: { qty: 2.5, unit: 'tbsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cabbage', g: 240, show: { qty: 3, unit: 'cup' }, prep: 'shredded as fine as you can' },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'in half-rings' },
    { id: 'avocado-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Prick the sweet potatoes, wrap each in wet kitchen paper and microwave until a knife slips in, turning them once.',
      uses: ['sweet-potato'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Meanwhile mix ginger, soy sauce and vinegar. Turn the pork in half of it; hold the rest back.',
      uses: ['pork-tenderloin', 'ginger', 'soy-sauce', 'apple-cider-vinegar'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Leave the shredded cabbage in iced water while you cook; it comes out curled and squeaking.',
      uses: ['cabbage'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Get half of the oil shimmering in a frying pan and let the onion take colour at its tips, then scrape it aside.',
      uses: ['avocado-oil', 'onion'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Pour in what oil is left and lay down the pork with gaps between the slices. A minute and a half a side is enough for slices like these, as long as no pink is left.',
      uses: [],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Throw in the ginger mixture you kept. It hisses, thickens and coats the meat almost at once.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Spin the cabbage dry, heap it on the plates with the split sweet potatoes, and pour pork and glaze half over it, so that some leaves stay crisp. Sesame on top.',
      uses: ['sesame-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'A half-frozen fillet is much easier to slice thinly.',
})
