import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const carrotHalwaCoconutWordsEs = {
  title: 'Halwa de {carrot} con {coconut-milk} y {medjool-dates+}',
  blurb:
    'El dulce de las bodas en un momento: {carrot} rallada y derretida con {coconut-milk}, {medjool-dates+} y {cardamom}.',
  call: { 'pumpkin-seeds': 'las pepitas' },
  prep: { carrot: '{rallada fina|ralladas finas}', 'medjool-dates': 'sin hueso, picados hasta hacer pasta' },
  steps: [
    'Revuelve {el carrot+}, {el medjool-dates+} y {el coconut-milk} en un tazón amplio y sin tapa.',
    'Cocínalo {time} en total en el microondas, revolviendo cada tanto. La leche se evapora y deja un montoncito anaranjado que brilla y casi no se mueve.',
    'Agrega {el cardamom} mientras humea. Cómelo tibio o frío, con {el pumpkin-seeds} encima.',
  ],
} as const satisfies SpanishRecipeWords
