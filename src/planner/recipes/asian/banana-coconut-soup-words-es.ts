import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bananaCoconutSoupWordsEs = {
  title: '{Banana+} en {coconut-milk-light} tibia',
  blurb:
    'Kluai buat chi, el postre tailandés que toma {8 min}: {banana} suave en {coconut-milk-light} con una pizca de sal y ajonjolí.',
  call: { 'vanilla-extract': 'la vainilla', 'sesame-seeds': 'el ajonjolí' },
  prep: { banana: 'en rebanadas gruesas en diagonal' },
  steps: [
    'Revuelve {el coconut-milk-light}, {el maple-syrup}, {el vanilla-extract} y {el salt} en un tazón hondo, y calienta en el microondas hasta que suba un hilo de vapor.',
    'Hunde {el banana} y cocina otro minuto en el microondas. Las rebanadas deben estar suaves en la orilla y enteras.',
    'Espera a que esté apenas tibio, espolvorea {el sesame-seeds} y cómelo con cuchara.',
  ],
  tip: 'Los {banana+} con las puntas verdes conservan su forma. Los pecosos se funden en la leche.',
} as const satisfies SpanishRecipeWords
