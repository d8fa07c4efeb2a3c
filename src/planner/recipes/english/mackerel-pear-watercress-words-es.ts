import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mackerelPearWatercressWordsEs = {
  title: '{Mackerel-tinned} y {pear} con {watercress} a la mostaza',
  blurb:
    'Un pescado con grasa de la buena, una {pear} madura y un montón de hojas picositas: un plato de mar que no necesita fuego.',
  call: {
    'dijon-mustard': 'la mostaza',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'sunflower-seeds': 'las semillas',
    'black-pepper': 'la pimienta',
  },
  prep: {
    pear: 'sin centro, en rebanadas delgadas',
    celery: 'en rebanadas finísimas',
    watercress: 'sin tallos gruesos',
    'mackerel-tinned': 'en lascas grandes',
  },
  steps: [
    'Bate {el apple-cider-vinegar} y {el dijon-mustard} con un tenedor, luego {el olive-oil} en hilo, hasta que el aderezo cubra el dorso de una cuchara.',
    'Agrega primero {el pear+} y {el celery}, y dales vuelta para que no se oscurezcan.',
    'Revuelve {el watercress} en el último momento y amontona todo en los platos.',
    'Acomoda {el mackerel-tinned} en trozos tan grandes que haya que cortarlos. Termina con {el sunflower-seeds} y una buena molida de {black-pepper}.',
  ],
  tip: 'Escoge una {pear} que ceda un poco en el cuello. Si está dura, rebánala más delgada.',
} as const satisfies SpanishRecipeWords
