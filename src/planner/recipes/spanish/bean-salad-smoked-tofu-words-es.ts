import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const beanSaladSmokedTofuWordsEs = {
  title: 'Ensalada de frijoles blancos con pimientos y tofu ahumado',
  blurb:
    'Una ensalada catalana para los días de calor: frijoles blancos suaves y tofu ahumado con pimientos dulces, aceitunas y vinagre.',
  call: {
    'roasted-peppers': 'los pimientos',
    'smoked-tofu': 'el tofu',
    'haricot-beans': 'los frijoles',
    'green-olives': 'las aceitunas',
    'red-wine-vinegar': 'el vinagre',
    'little-gem': 'la lechuga',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
  },
  prep: {
    tomato: 'a la mitad',
    'smoked-tofu': 'desmenuzado con los dedos',
    'roasted-peppers': 'en tiras',
    'spring-onion': '{rebanada|rebanadas} en diagonal',
    'green-olives': 'sin hueso, a la mitad',
    'little-gem': 'en hojas sueltas',
  },
  steps: [
    'Ralla {el tomato} por el lado del corte, en la parte gruesa del rallador, hasta que solo te quede la piel en la mano. Revuelve {el red-wine-vinegar}, {el olive-oil} y {el smoked-paprika} con la pulpa.',
    'Enjuaga {el haricot-beans} con agua fría, déjalos escurrir y báñalos con este aderezo rojo.',
    'Desgarra {el smoked-tofu} con los dedos en trozos irregulares, como se hace con el bacalao seco, y agrégalo con {el roasted-peppers}, {el spring-onion+} y {el green-olives}.',
    'Cubre los platos con las hojas de {little-gem}, como barquitas, y llénalas.',
  ],
  tip: 'Se lleva bien al trabajo. Guarda la lechuga aparte y cómetela ahí con tenedor.',
} as const satisfies SpanishRecipeWords
