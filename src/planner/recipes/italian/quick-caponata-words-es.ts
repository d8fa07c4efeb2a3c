import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const quickCaponataWordsEs = {
  title: 'Caponata rápida',
  blurb: '{Aubergine}, {celery} y aceitunas en un glaseado agridulce, de Sicilia. Tibia es muy buena; fría, mejor.',
  call: {
    'green-olives': 'las aceitunas',
    'olive-oil': 'el aceite',
    'red-onion': 'la cebolla',
    'red-wine-vinegar': 'el vinagre',
    'tinned-tomatoes': 'los tomates',
  },
  prep: {
    aubergine: 'en cubos como dados grandes',
    celery: 'en trozos cortos',
    'red-onion': '{picada|picadas}',
    'green-olives': 'sin hueso',
  },
  steps: [
    'Revuelve los cubos de {aubergine} con {3/4} {del olive-oil} antes de que entren al sartén. Así ya no absorben más. Fríelos, volteándolos, hasta que estén cremosos por dentro y oscuros en las orillas, y apártalos.',
    'Cocina {el celery} y {el red-onion} con un poco de sal en el resto {del olive-oil}, hasta que {el red-onion} esté transparente y {el celery} todavía truene un poco.',
    'Agrega {el red-wine-vinegar}, {el raisins}, {el capers}, {el green-olives}, {el tinned-tomatoes} y {el water}. Deja que burbujee hasta que la cuchara se quede parada.',
    'Regresa {el aubergine} un par de minutos, hasta que esté bien caliente. Quita el sartén del fuego, deja que se enfríe hasta que ya no humee y agrega {el basil}.',
  ],
} as const satisfies SpanishRecipeWords
