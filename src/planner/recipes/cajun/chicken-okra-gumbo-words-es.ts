import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenOkraGumboWordsEs = {
  title: 'Gumbo de pollo con okra',
  blurb: 'El criollo, rojo de tomate y espesado solo con okra, sin nada de harina.',
  call: {
    'olive-oil': 'el aceite',
    'chicken-thigh': 'el pollo',
    'green-pepper': 'el pimiento',
    'tinned-tomatoes': 'los tomates',
  },
  prep: {
    'chicken-thigh': 'en trozos de {3 cm}',
    onion: '{picada|picadas}',
    'green-pepper': '{picado|picados}',
    celery: '{rebanado|rebanados}',
    okra: 'en ruedas gruesas',
  },
  steps: [
    'Dora {el chicken-thigh} en una cacerola con {1/2} {del olive-oil}. Voltea los trozos cuando dejen de pegarse y sácalos cuando los dos lados estén dorados. Se terminarán de cocer después.',
    'En el resto {del olive-oil}, ablanda {el onion}, {el green-pepper} y {el celery} con {el salt}, raspando lo dorado del fondo, hasta que brillen y estén suaves.',
    'Agrega las especias, {el paprika}, {el dried-thyme} y {el chilli-flakes}, y mueve hasta que las huelas.',
    'Vierte {el tinned-tomatoes} y {el okra}, regresa el pollo y tapa a medias. Está listo cuando el líquido está tan espeso que frena la cuchara y el jugo del pollo ya no sale rosa.',
  ],
} as const satisfies SpanishRecipeWords
