import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cucumberPomegranateKachumberWordsEs = {
  title: 'Kachumber de {cucumber} y granada',
  blurb: 'Una picada fresca y jugosa de {cucumber} y {mint}, con granos de granada y {sunflower-seeds} tostadas.',
  call: { 'red-onion': 'la cebolla', 'pomegranate-seeds': 'la granada' },
  prep: { cucumber: 'en cubitos', tomato: 'en cubitos', 'red-onion': '{picada|picadas} finamente', mint: 'en tiritas' },
  steps: [
    'Extiende {el sunflower-seeds} en una taza o un platito, caliéntalas {1 min} en el microondas y repite hasta que huelan a nuez. Espolvoréalas con {el cumin} mientras están calientes.',
    'Revuelve {el cucumber}, {el tomato}, {el red-onion}, {el pomegranate-seeds} y {el mint} con {el lemon-juice} y {el salt}.',
    'Pon las semillas tibias ya en la mesa, para que truenen al morder.',
  ],
} as const satisfies SpanishRecipeWords
