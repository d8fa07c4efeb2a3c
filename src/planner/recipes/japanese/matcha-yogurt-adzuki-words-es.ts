import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const matchaYogurtAdzukiWordsEs = {
  title: '{Greek-yogurt-0} con matcha y frijoles adzuki dulces',
  blurb:
    'Los colores de una casa de té de Kioto: {greek-yogurt-0} verde y fresco sobre frijoles rojos suaves. Mitad postre, mitad merienda.',
  call: {
    'greek-yogurt-0': 'el yogur',
    'adzuki-beans': 'los frijoles',
    'vanilla-extract': 'la vainilla',
    matcha: 'el matcha',
  },
  steps: [
    'Enjuaga {el adzuki-beans}, aplasta {1/3} con un tenedor y revuelve con {1/2} {del maple-syrup} y {el salt}. Deben parecer mermelada con fruta entera.',
    'Afloja {el matcha} con dos cucharadas {del greek-yogurt-0}, deshaciendo hasta el último punto verde. Luego revuelve con el resto, {el vanilla-extract} y lo que queda de la miel.',
    [
      {
        written: 'Pon {el adzuki-beans} en el fondo de cada vaso y {el greek-yogurt-0} encima.',
        'soya-yogurt': 'Pon {el adzuki-beans} en el fondo de cada vaso y el yogur encima.',
      },
      'Sabe todavía mejor después de {10 min}.',
    ],
  ],
} as const satisfies SpanishRecipeWords
