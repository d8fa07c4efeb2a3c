import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const briamChickpeasWordsEs = {
  title: 'Briam, verduras griegas al horno con garbanzos',
  blurb:
    'Verduras de verano horneadas despacio en aceite y en su propio jugo hasta que se tuestan las orillas. El horno hace todo.',
  call: { 'red-onion': 'la cebolla', 'olive-oil': 'el aceite' },
  prep: {
    potato: 'en trozos de {2 cm}',
    aubergine: 'en trozos',
    courgette: 'en medias lunas gruesas',
    'red-onion': 'en gajos',
    tomato: '{picado grueso|picados gruesos}',
    chickpeas: 'escurridos',
  },
  steps: [
    'Calienta el horno a {oven}. En una charola honda, revuelve {el potato}, {el aubergine}, {el courgette}, {el red-onion} y {el tomato+} con {el olive-oil}, {el dried-oregano} y {el salt}.',
    'Hornea {time}, hasta que {el potato} esté suave y {el aubergine} se haya dorado.',
    'Esparce {el chickpeas} por encima y hornea {time} más, hasta que el jugo esté espeso y brillante.',
  ],
  tip: 'En Grecia se come tibio con pan, y frío al día siguiente.',
} as const satisfies SpanishRecipeWords
