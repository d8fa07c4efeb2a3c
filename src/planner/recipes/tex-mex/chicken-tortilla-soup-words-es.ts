import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenTortillaSoupWordsEs = {
  title: 'Sopa de tortilla con {chicken-breast}',
  blurb:
    'Una sopa de tomate clara y viva, con {chicken-breast} deshebrado y un puño de tiras de tortilla que truenan al hundirse.',
  call: {
    'corn-tortilla': 'la tortilla',
    'rapeseed-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'chicken-stock-unsalted': 'el caldo',
  },
  prep: {
    'corn-tortilla': 'en tiras',
    onion: '{picada|picadas}',
    garlic: '{machacado|machacados}',
    jalapeno: '{picado|picados}',
    'chicken-breast': 'en trozos planos',
    avocado: 'en cubos',
  },
  steps: [
    'Fríe las tiras de {corn-tortilla} en {1/2} {del rapeseed-oil}, en un sartén, moviéndolas seguido. Están listas cuando están tiesas y doradas. Escúrrelas en papel.',
    'En una olla, cocina despacio {el onion}, {el garlic}, {el jalapeno} y {el cumin} en {otra 1/2} {del rapeseed-oil} hasta que {el onion} esté suave y brillante.',
    'Vierte {el tinned-tomatoes} y {el chicken-stock-unsalted}, ponle {el salt} y sube el fuego hasta que todo burbujee.',
    'Baja {el chicken-breast} al caldo y pon el fuego bajo. Saca un trozo a los {time} y córtalo a lo ancho. Cuando esté opaco hasta el centro, sácalos todos.',
    'Deshebra el pollo con tenedores, regrésalo y agrega {el lime-juice}.',
    'Pon primero en cada plato un montón de tiras y {el avocado}, y sirve la sopa alrededor.',
  ],
  tip: 'Las tiras y {el avocado} no se congelan. La sopa sola, muy bien.',
} as const satisfies SpanishRecipeWords
