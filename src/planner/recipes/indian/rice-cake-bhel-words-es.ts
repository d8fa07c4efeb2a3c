import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const riceCakeBhelWordsEs = {
  title: 'Bhel de {rice-cakes}',
  blurb:
    'El antojo de playa de Bombay, hecho con la alacena: arroz inflado, {chickpeas}, cebolla y {tomato} bañados en tamarindo.',
  call: { 'red-onion': 'la cebolla', 'tamarind-paste': 'el tamarindo' },
  prep: { tomato: 'sin semillas, en cubitos', 'red-onion': '{picada|picadas} finamente', coriander: 'picado' },
  steps: [
    'Afloja {el tamarind-paste} con {el water} en un tazón grande y sazona con {el chilli-powder} y {el salt}.',
    'Revuelve ahí {el chickpeas}, {el tomato}, {el red-onion} y {el coriander} hasta que brillen.',
    'Desmorona {el rice-cakes+} con las dos manos, mezcla rápido y come de inmediato, con los dedos o con cuchara.',
  ],
  tip: 'El bhel no espera. {5 Min} después de mezclarlo está aguado; llama primero a todos.',
} as const satisfies SpanishRecipeWords
