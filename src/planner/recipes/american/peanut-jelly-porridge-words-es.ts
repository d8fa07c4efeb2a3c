import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peanutJellyPorridgeWordsEs = {
  title: 'Avena con {peanut-butter} y mermelada',
  blurb:
    'El gran sándwich de Estados Unidos hecho tazón: {oats} suave, {raspberries} aplastadas en {jam-reduced} rápida y una veta de cacahuate.',
  steps: [
    [
      'En el tazón más hondo que tengas, revuelve {el oats}, {el milk-semi}, {el water} y {el salt}.',
      {
        written: 'Tiene que ser hondo, porque {el oats} sube al cocinarse.',
        'gf-oats': 'Tiene que ser hondo, porque la avena sube al cocinarse.',
      },
    ],
    'Cocina {90 s} en el microondas a máxima potencia, revuelve y dale otro minuto. Está lista cuando la cuchara deja marca.',
    'Mientras tanto, aplasta con un tenedor {el raspberries} y {el jam-reduced} hasta que goteen rojo.',
    'Incorpora {el peanut-butter} con una o dos vueltas y pon la fruta encima.',
  ],
} as const satisfies SpanishRecipeWords
