import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pizzaMargheritaWordsEs = {
  title: 'Pizza margarita sin levadura',
  blurb: 'Una masa de harina y {natural-yogurt} que no tiene que levar, para que haya pizza en martes.',
  call: { 'plain-flour': 'la harina', 'gf-flour': 'la harina sin gluten', 'olive-oil': 'el aceite' },
  prep: { mozzarella: 'en trozos, secado con un paño' },
  steps: [
    'Calienta el horno a {oven} con la charola adentro. Mezcla {el plain-flour}, {el baking-powder} y {el salt}, agrega {el natural-yogurt} y amasa hasta que la masa esté lisa y se despegue de las manos.',
    'Extiéndela sobre papel para hornear, delgada como la orilla de un plato, y barnízala con {el olive-oil}.',
    'Extiende {el passata} casi hasta la orilla, espolvorea {el dried-oregano} y reparte {el mozzarella}.',
    'Deslízala con su papel a la charola caliente. Hornea {time}, hasta que la orilla tenga manchas cafés y el queso burbujee y se dore.',
    'Esparce {el rocket}, corta en triángulos y come con las manos.',
  ],
  tip: 'Para que vuelva a crujir, usa un sartén seco con tapa y no el microondas.',
} as const satisfies SpanishRecipeWords
