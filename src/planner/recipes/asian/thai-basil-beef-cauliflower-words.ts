import type { RecipeWords } from '#planner/recipe.ts'

export const thaiBasilBeefCauliflowerWords = {
  title: 'Thai basil beef with {cauliflower} rice',
  blurb:
    'Pad kra pao, hot and fragrant, over {cauliflower} that has been blitzed to grains and steamed in the same heat.',
  call: {
    'thai-basil': 'basil',
    'beef-mince-10': 'mince',
    'red-chilli': 'chilli',
    'red-pepper': 'peppers',
    'lime-juice': 'lime',
  },
  prep: { cauliflower: 'in florets', garlic: 'chopped', 'red-chilli': 'sliced', 'red-pepper': 'in small squares' },
  steps: [
    'Pulse the {cauliflower} in a food processor until it looks like coarse couscous. Cover it in a dish and microwave for {time}, then fork it loose.',
    'Heat the wok until a drop of water dances, melt the {coconut-oil} in it and press the {beef-mince-10} against the metal. Leave it be until it smells roasted, only then break it up.',
    'Toss in {garlic}, {red-chilli} and the {salt}; you should cough a little.',
    [
      {
        written:
          'The {red-pepper} follow for as long as they stay crisp, then the {soy-sauce}, which glazes the meat in a few breaths.',
        'coconut-aminos':
          'The {red-pepper} follow for as long as they stay crisp, then the {coconut-aminos}, which glaze the meat in a few breaths.',
      },
      'Not a trace of pink may be left.',
    ],
    'Away from the heat, bury the {thai-basil} in it to wilt, wake it up with {lime-juice} and spoon it over the {cauliflower}.',
  ],
  tip: 'For Thai taste and if you eat them, a fried egg with lacy edges belongs on top.',
} as const satisfies RecipeWords
