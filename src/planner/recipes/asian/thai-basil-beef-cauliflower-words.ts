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
    'Heat the wok until a drop of water sizzles and dances, melt the {coconut-oil} in it and press the {beef-mince-10} against the metal. Leave it alone until it smells roasted, and only then break it up.',
    'Toss in {garlic}, {red-chilli} and the {salt}. You should cough a little.',
    [
      {
        written:
          "Add the {red-pepper} and cook them until they're hot but still crisp, then the {soy-sauce}, which glazes the meat in seconds.",
        'coconut-aminos':
          "Add the {red-pepper} and cook them until they're hot but still crisp, then the {coconut-aminos}, which glaze the meat in seconds.",
      },
      'Check that no pink is left.',
    ],
    'Away from the heat, stir in the {thai-basil} until it wilts, add the {lime-juice} and spoon it over the {cauliflower}.',
  ],
  tip: 'For Thai taste and if you eat them, a fried egg with lacy edges belongs on top.',
} as const satisfies RecipeWords
