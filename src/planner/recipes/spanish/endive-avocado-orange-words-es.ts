import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const endiveAvocadoOrangeWordsEs = {
  title: 'Barquitas de {chicory} con {avocado} y {orange}',
  blurb:
    'Endivias, las hojas amargas y crujientes de todo bufet español, rellenas de {avocado} y {orange}, con unas semillas.',
  call: { 'sunflower-seeds': 'las semillas', 'red-wine-vinegar': 'el vinagre' },
  prep: {
    avocado: 'en cubos',
    orange: '{pelada|peladas}, en trocitos',
    chicory: 'en hojas sueltas',
    'spring-onion': 'en aritos finos',
  },
  steps: [
    'Guarda el jugo {del orange} mientras la cortas y mézclalo con {el red-wine-vinegar} y {el salt}.',
    'Incorpora con cuidado {el avocado}, los trocitos de {orange} y {el spring-onion}, para que los cubos queden enteros.',
    'Acomoda las hojas y llena cada una con una cucharada. Corona con {el sunflower-seeds} y un poco de {paprika}.',
  ],
  tip: 'Las hojas chicas del centro son las más suaves. Guárdalas para quien dice que no le gusta lo amargo.',
} as const satisfies SpanishRecipeWords
