import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const coronationChickenGemCupsWordsEs = {
  title: '{Chicken-breast-cooked} Coronación en copas de lechuga',
  blurb:
    'El clásico de las fiestas de jardín inglesas, con {avocado} maduro como aderezo, chabacanos secos y el calor del curry.',
  call: { 'little-gem': 'la lechuga', 'dried-apricots': 'los chabacanos', 'pumpkin-seeds': 'las pepitas' },
  prep: {
    'chicken-breast-cooked': 'en tiras',
    celery: 'en rebanadas finas',
    'dried-apricots': 'picados con tijeras',
    mango: 'en cubos',
    'little-gem': 'en hojas sueltas',
  },
  steps: [
    'Pon {el avocado} en un tazón con {el lemon-juice}, {el curry-powder} y {el salt}, y machácalo con un tenedor hasta tener una crema lisa, entre verde y amarilla.',
    'Incorpora {el chicken-breast-cooked}, {el celery} y {el dried-apricots} hasta que cada tira quede cubierta.',
    'Escoge las hojas de {little-gem} con mejor forma para las copas; con las demás cubre los platos.',
    'Llena las copas, reparte encima {el mango} y deja que {el pumpkin-seeds} caigan como lluvia.',
  ],
  tip: '{El avocado} conserva su color hasta mañana si pegas papel para hornear a la superficie.',
} as const satisfies SpanishRecipeWords
