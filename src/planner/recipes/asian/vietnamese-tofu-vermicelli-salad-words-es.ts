import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const vietnameseTofuVermicelliSaladWordsEs = {
  title: 'Ensalada vietnamita de fideos de arroz con tofu ahumado',
  blurb:
    'Bún chay: fideos resbalosos, montones de {mint}, {carrot} y {cucumber} que truenan, y un aderezo de limón con carácter.',
  call: {
    'smoked-tofu': 'el tofu',
    'red-chilli': 'el chile',
    'pumpkin-seeds': 'las pepitas',
    'rice-vermicelli': 'los fideos',
  },
  prep: {
    'red-chilli': 'en aritos',
    'smoked-tofu': 'en bastones delgados',
    carrot: '{rallada gruesa|ralladas gruesas}',
    cucumber: 'en bastoncitos',
    mint: 'en hojas',
  },
  steps: [
    'Hierve agua en la tetera y cubre con ella {el rice-vermicelli} en un tazón grande. Pasan de transparentes a blancos. Cuando uno esté suave, escúrrelos, enjuágalos con agua fría y dales dos cortes con tijeras.',
    'Mientras tanto, revuelve {el lime-juice}, {el maple-syrup}, {el soy-sauce} y {el red-chilli} en una taza. Primero debe saber ácido, luego dulce y al final picoso.',
    'Sirve los fideos, {el smoked-tofu}, {el carrot}, {el cucumber} y la mayor parte {del mint} en tazones hondos.',
    'Vierte el aderezo por las orillas, esparce {el pumpkin-seeds} y el resto {del mint}, y revuelve en la mesa con palillos.',
  ],
  tip: 'Si la llevas de almuerzo, pon el aderezo en un frasquito. Lo usual son cacahuates sin sal encima, si los comes.',
} as const satisfies SpanishRecipeWords
