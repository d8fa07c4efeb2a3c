import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const watermelonOliveMintWordsEs = {
  title: '{Watermelon} con aceitunas, {mint} y pepitas',
  blurb:
    'Un antojo de playa griega: {watermelon} fría y dulce contra aceitunas saladas, con pepitas que saben a tostado y truenan.',
  call: { olives: 'las aceitunas', 'pumpkin-seeds': 'las pepitas' },
  prep: { watermelon: 'en cubos, fría', olives: 'sin hueso, en trozos' },
  steps: [
    'Revuelve {el watermelon} en un tazón con {el olives} y {el lemon-juice}, y espera {time}: se junta un jarabe rosado y salado.',
    'Rompe {el mint} encima, agrega {el pumpkin-seeds} y bébete lo que quede en el fondo.',
  ],
  tip: 'Si las aceitunas están muy saladas, enjuágalas primero bajo la llave.',
} as const satisfies SpanishRecipeWords
