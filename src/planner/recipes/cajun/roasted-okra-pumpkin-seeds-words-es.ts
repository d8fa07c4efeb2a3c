import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const roastedOkraPumpkinSeedsWordsEs = {
  title: '{Okra} asada con especias cajún y pepitas',
  blurb:
    '{Okra} para quien le teme a la {okra}: asada en seco y muy caliente hasta que las puntas truenan, con pepitas que saltan.',
  call: {
    'olive-oil': 'el aceite',
    'cajun-seasoning': 'el sazonador cajún',
    'lime-juice': 'el jugo de limón',
    'pumpkin-seeds': 'las pepitas',
  },
  steps: [
    'Mientras el horno se calienta a {oven}, lava {el okra} y sécala con el mismo cuidado que un vaso. El agua es lo que la pone babosa.',
    'Parte cada vaina a lo largo y cúbrelas con {el olive-oil}, {el cajun-seasoning} y {el salt} en una charola, con el corte hacia abajo.',
    'Asa {time}, agrega {el pumpkin-seeds} y sigue hasta que chisporroteen y {el okra} esté café en las orillas.',
    'Exprime un poco de {lime-juice} encima y cómelas como papitas, calientes y directo de la charola.',
  ],
} as const satisfies SpanishRecipeWords
