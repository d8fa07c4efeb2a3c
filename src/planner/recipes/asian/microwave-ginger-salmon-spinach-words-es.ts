import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveGingerSalmonSpinachWordsEs = {
  title: 'Salmón y {spinach} en {coconut-milk-light} con jengibre',
  blurb: 'Amarillo, cálido y caldoso, en lo que un restaurante tarda en contestar el teléfono.',
  call: {
    'coconut-milk-light': 'la leche de coco',
    'ground-ginger': 'el jengibre',
    'lime-juice': 'el jugo de limón',
    'olive-oil': 'el aceite',
  },
  prep: { carrot: '{rallada gruesa|ralladas gruesas}', salmon: 'en cubos de {3 cm}' },
  steps: [
    'Mezcla {el coconut-milk-light}, {el ground-ginger}, {el turmeric}, {el chilli-flakes}, {el carrot}, {el olive-oil} y {el salt} en un tazón hondo, y calienta {time} en el microondas, hasta que humee.',
    'Hunde {el spinach} en el líquido caliente hasta que se ablanden.',
    'Hunde {el salmon}, tapa con un plato y cocina {time} en el microondas.',
    'Cambia los cubos de afuera por los de adentro, tapa otra vez y cocina {time} más. Los cubos deben estar rosa pálido hasta el centro y abrirse con solo tocarlos. Si no, dale otro minuto.',
    'Déjalo reposar bajo el plato {2 min}, para que el calor se reparta. Exprime {el lime-juice} y come con cuchara.',
  ],
} as const satisfies SpanishRecipeWords
