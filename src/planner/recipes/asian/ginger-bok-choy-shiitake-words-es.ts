import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gingerBokChoyShiitakeWordsEs = {
  title: '{Bok-choy} con shiitake y {ginger}',
  blurb:
    'El plato de verdura que no falta en ninguna cena china. Brillante, rápido, y se acaba antes de que llegue lo demás.',
  call: { shiitake: 'los hongos', 'sesame-oil': 'el aceite' },
  prep: {
    shiitake: 'en rebanadas gruesas',
    ginger: 'en tiritas',
    garlic: '{rebanado|rebanados}',
    'bok-choy': 'hojas y tallos por separado, en trozos',
  },
  steps: [
    'Fríe {el shiitake} solos en un wok caliente con {1/2} {del sesame-oil}, hasta que se encojan, se doren y huelan a asado.',
    'Agrega el resto {del sesame-oil} con {el ginger} y {el garlic}, y mueve unos segundos, hasta que los huelas.',
    'Agrega primero los tallos blancos {del bok-choy} y mueve hasta que brillen pero todavía truenen.',
    'Pon encima las hojas, vierte {el water} por la orilla y tapa el wok hasta que se ablanden. Revuelve con {el soy-sauce}, deja que se reduzca hasta que brille y termina con {el sesame-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
