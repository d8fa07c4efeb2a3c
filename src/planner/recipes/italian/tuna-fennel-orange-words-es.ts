import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaFennelOrangeWordsEs = {
  title: 'Ensalada siciliana de {tuna-tinned} con hinojo y {orange}',
  blurb:
    'Hinojo que cruje, {orange} fría y {raisins} suaves con buen {tuna-tinned}: el sur de la isla en un mediodía de calor.',
  call: { 'red-onion': 'la cebolla', 'olive-oil': 'el aceite', olives: 'las aceitunas', fennel: 'el hinojo' },
  prep: {
    fennel: 'en rebanadas finísimas, con sus hojitas aparte',
    'red-onion': 'en aros finísimos',
    olives: 'sin hueso',
  },
  steps: [
    'Pela {el orange+} a cuchillo, con todo y piel blanca, sobre el platón que irá a la mesa. Rebánalas en ruedas y deja que {el raisins} se inflen en el jugo.',
    'Aprieta {el fennel} y {el red-onion} con {el salt} un momento, para que se ablanden en las orillas.',
    'Agrégalos a la fruta con {el rocket} y {el olive-oil}, y mezcla con dos tenedores.',
    'Rompe encima {el tuna-tinned}, no muy chico, y esparce {el olives} y las hojitas verdes.',
  ],
  tip: 'Se lleva bien: guarda {el rocket} aparte y a la hora del almuerzo sigue viva.',
} as const satisfies SpanishRecipeWords
