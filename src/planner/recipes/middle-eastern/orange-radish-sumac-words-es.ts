import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const orangeRadishSumacWordsEs = {
  title: 'Ensalada de {orange} y {radish} con {sumac}',
  blurb:
    'Ruedas de {orange} jugosa, {radish} picosito y una lluvia ácida de {sumac}: despierta cualquier mesa y cualquier tarde.',
  call: { 'olive-oil': 'el aceite', 'sunflower-seeds': 'las semillas' },
  prep: { orange: 'sin piel blanca, en ruedas', radish: 'en rebanadas transparentes', mint: 'en tiritas' },
  steps: [
    'Acomoda {el orange} y {el radish} encimados en un plato, rosa contra dorado.',
    'Frota {el salt} y {el sumac} entre los dedos y espolvoréalos desde lo alto, para que caigan parejo.',
    'Un chorrito de {olive-oil}, {el mint} y {el sunflower-seeds}. Cómela antes de que {el radish+} suelten agua.',
  ],
  tip: 'Con {orange+} sanguinas, en invierno, queda de fotografía.',
} as const satisfies SpanishRecipeWords
