import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sweetPotatoDalWordsEs = {
  title: 'Dal de lentejas rojas y {sweet-potato} con cebolla crujiente',
  blurb:
    'La olla de dal que siempre está al fuego en algún lugar de la India, endulzada con {sweet-potato} y coronada de cebolla oscura.',
  call: { 'red-lentils': 'las lentejas', 'rapeseed-oil': 'el aceite' },
  prep: { 'red-lentils': 'enjuagadas', 'sweet-potato': 'en cubos de {1 cm}', onion: 'en rebanadas delgadas' },
  steps: [
    'Pon a hervir {el red-lentils}, {el sweet-potato}, {el turmeric} y {el water} en una olla grande, quita la espuma y tapa a medias. Está listo cuando las lentejas se deshicieron y los cubos apenas conservan su forma.',
    'Mientras tanto, fríe {el onion} en un sartén chico con {el rapeseed-oil}, moviendo cada vez más seguido, hasta que esté color caoba y crujiente.',
    'Agrega {el cumin} y {el chilli-flakes} {al onion} y espera a que chisporroteen.',
    'Revuelve {el spinach} y {el salt} con las lentejas hasta que las hojas se ablanden, y vierte encima la cebolla con todo su aceite.',
  ],
  tip: 'En el refrigerador se endurece; aflójalo con agua caliente.',
} as const satisfies SpanishRecipeWords
