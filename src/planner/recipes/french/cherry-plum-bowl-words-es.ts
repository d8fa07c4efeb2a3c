import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cherryPlumBowlWordsEs = {
  title: '{Cherries} y {plum+} en {coconut-milk} con vainilla',
  blurb:
    'Todo lo bueno de un clafoutis antes del horno: fruta oscura, vainilla, {coconut-milk} fresca y algo que truena.',
  call: { 'sunflower-seeds': 'las semillas', 'vanilla-extract': 'la vainilla' },
  prep: { cherries: 'sin hueso', plum: 'en gajos', 'coconut-milk': 'bien fría' },
  steps: [
    'Bate {el coconut-milk} con {el vanilla-extract} hasta que esté lisa y un poco espesa.',
    'Aplasta {1/3} {del cherries} con {el lemon-zest}, para que suelten jugo, y deja ahí los gajos de {plum}.',
    'Sirve la crema en un tazón, acomoda {el plum+} y {el cherries}, y deja caer {el sunflower-seeds}.',
  ],
  tip: 'Guarda la lata de coco en el refrigerador toda la noche: la crema cuaja arriba y se saca con cuchara.',
} as const satisfies SpanishRecipeWords
