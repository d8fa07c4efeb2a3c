import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilBeetrootAppleSaladWordsEs = {
  title: 'Ensalada de lentejas, {beetroot} y {apple} con {horseradish}',
  blurb:
    'Lentejas rústicas, {apple} ácida y {beetroot} crudo rallado bajo un aderezo rosa de {horseradish} que cosquillea la nariz.',
  call: {
    'lentils-tinned': 'las lentejas',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'pumpkin-seeds': 'las pepitas',
  },
  prep: { beetroot: '{pelado|pelados}' },
  steps: [
    'Bate {el natural-yogurt}, {el horseradish}, {el apple-cider-vinegar}, {el olive-oil} y {el salt} en una taza. Pruébalo ya: debe cosquillearte un poco la nariz.',
    'Vacía {el lentils-tinned} en un colador, enjuágalas con agua fría hasta que no quede espuma y escúrrelas bien.',
    'Ralla {el beetroot} por el lado grueso. Parte {el apple} en cuartos, quítale el centro y rebánala en medias lunas delgadas.',
    'Haz una cama de {watercress} en cada plato, pon {el lentils-tinned} al centro y {el apple} y {el beetroot} alrededor.',
    'Sirve el aderezo en franjas. Donde toca {el beetroot} se pone rosa encendido. {El pumpkin-seeds} van al final, para que truene.',
  ],
  tip: '{El beetroot} mancha. Rállalo sobre un plato y ten un trapo a la mano.',
} as const satisfies SpanishRecipeWords
