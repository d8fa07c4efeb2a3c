import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickpeaTagineCouscousWordsEs = {
  title: 'Tagine de garbanzos y {sweet-potato} con cuscús',
  blurb: 'Un guiso cálido, dulce y especiado de la cocina marroquí, sobre un cuscús que se hace solo en un tazón.',
  call: {
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'ground-ginger': 'el jengibre',
    'garlic-powder': 'el ajo en polvo',
  },
  prep: { carrot: 'en rodajas gruesas', 'sweet-potato': 'en trozos de {2 cm}', chickpeas: 'escurridos' },
  steps: [
    'Fríe {el carrot}, dándole vuelta, en {el olive-oil} caliente, en una cacerola, hasta que las rodajas tengan algo de color.',
    'Espolvorea {el cumin}, {el cinnamon}, {el ground-ginger} y {el garlic-powder}, y mueve solo hasta que se peguen.',
    'Agrega {el sweet-potato}, {el tinned-tomatoes}, {el chickpeas}, {el raisins}, {el salt} y {1/2} {del water}. Tapa y haz otra cosa hasta que un tenedor entre en {el sweet-potato} sin resistencia.',
    'Casi al final, hierve el resto {del water} en la tetera, viértela sobre {el couscous} en un tazón, tapa con un plato y espera {time}, hasta que la absorba toda.',
    'Esponja {el couscous} con un tenedor, amontónalo y sirve el tagine alrededor.',
  ],
  tip: 'El guiso se guarda aparte del cuscús, que al día siguiente pide un chorrito de agua caliente.',
} as const satisfies SpanishRecipeWords
