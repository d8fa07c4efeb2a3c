import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const twoBeanChilliWordsEs = {
  title: 'Chili de dos frijoles',
  blurb: 'Sin disculpas: dos clases de frijoles en una salsa espesa, roja como ladrillo, que pica poco a poco.',
  call: {
    'olive-oil': 'el aceite',
    'red-pepper': 'el pimiento',
    'tinned-tomatoes': 'los tomates',
    'tomato-puree': 'la pasta de tomate',
  },
  prep: {
    onion: '{picada|picadas}',
    'red-pepper': 'en cuadritos',
    'kidney-beans': 'escurridos',
    'black-beans': 'escurridos',
  },
  steps: [
    'Cocina {el onion} y {el red-pepper} con {el salt} en {el olive-oil}, en una cacerola, moviendo de vez en cuando, hasta que estén suaves y huelan dulce.',
    'Incorpora {el cumin}, {el paprika}, {el dried-oregano}, {el chilli-flakes} y {el tomato-puree}. No dejes de mover hasta que la pasta pase de rojo vivo a color óxido.',
    'Agrega {el tinned-tomatoes}, {el kidney-beans}, {el black-beans} y {el water}. Tapa a medias y regresa cuando esté tan espeso que la cuchara se quede parada un momento.',
    'Machaca un cucharón contra la orilla, revuélvelo y prueba: el picor debe llegar al final.',
  ],
  tip: 'Al día siguiente, sírvelo sobre una papa al horno o dentro de unas tortillas.',
} as const satisfies SpanishRecipeWords
