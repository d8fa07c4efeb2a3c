import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const spaghettiMeatballsWordsEs = {
  title: '{Spaghetti} con albóndigas',
  blurb: 'Albóndigas suaves en salsa sencilla de tomate, como las sirven sobre manteles de cuadros en Nueva Jersey.',
  call: { 'beef-mince-10': 'la carne', 'tinned-tomatoes': 'los tomates', 'olive-oil': 'el aceite' },
  prep: { onion: '{picada|picadas} muy fino' },
  steps: [
    'Moja {el breadcrumbs} con {el water}. Amasa con {el beef-mince-10}, {el onion}, {el dried-oregano} y {1/2} {del salt} solo hasta que se una, y forma bolitas no más grandes que una nuez.',
    'Engrasa un sartén amplio con {el olive-oil} y dora las bolitas, rodándolas con dos cucharas, hasta que tengan costra por casi todos lados.',
    'Vierte {el tinned-tomatoes} alrededor y tapa a medias. Están listas cuando la salsa está espesa y la más grande está café hasta el centro.',
    'Mientras tanto, cuece {el spaghetti} en agua hirviendo con sal hasta que esté tierno y escúrrelo.',
    'Revuelve la pasta en la salsa con las albóndigas hasta que quede cubierta, y sirve.',
  ],
  tip: 'Mójate las manos antes de formar las bolitas. La mezcla no se te pegará y saldrán lisas.',
} as const satisfies SpanishRecipeWords
