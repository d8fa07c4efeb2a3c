import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const redBeanTacosCelerySlawWordsEs = {
  title: 'Tacos de frijoles rojos con ensalada de {celery}',
  blurb:
    'Nueva Orleans conoce la tortilla: frijoles machacados con especias, {celery} crujiente con limón y una raya de salsa picante.',
  call: {
    'corn-tortilla': 'la tortilla, las tortillas',
    'kidney-beans': 'los frijoles',
    'hot-sauce': 'la salsa',
    'olive-oil': 'el aceite',
    'pumpkin-seeds': 'las pepitas',
    'cajun-seasoning': 'el sazonador cajún',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { celery: 'en rebanadas finas, con hojas', avocado: '{rebanado|rebanados}' },
  steps: [
    'Enjuaga {el kidney-beans}, déjalos mojados y machácalos en un tazón con {el cajun-seasoning}, {el tomato-puree}, {el olive-oil} y {1/2} {del salt}. Tapa y mete al microondas {time}, hasta que salga vapor por todos lados.',
    'Aprieta {el celery} con {el lemon-juice} y el resto {del salt} hasta que {el celery} se vea vidrioso.',
    'Envuelve {el corn-tortilla+} en un paño húmedo y caliéntalas {40 s} en el microondas, para que se doblen sin romperse.',
    'Arma los tacos: {kidney-beans}, {avocado}, la ensalada, {pumpkin-seeds} y {hot-sauce} picante hasta donde aguantes.',
  ],
} as const satisfies SpanishRecipeWords
