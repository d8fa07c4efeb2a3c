import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const coconutChickpeaSweetPotatoCurryWordsEs = {
  title: 'Curry de garbanzos y {sweet-potato} con coco',
  blurb:
    'Un curry suave para entre semana que se espesa solo con lentejas rojas y queda sedoso con {coconut-milk-light}.',
  call: { 'rapeseed-oil': 'el aceite', 'red-lentils': 'las lentejas', 'coconut-milk-light': 'la leche de coco' },
  prep: {
    onion: '{picada|picadas}',
    'sweet-potato': 'en cubos de {1 cm}',
    'red-lentils': 'enjuagadas',
    chickpeas: 'escurridos',
  },
  steps: [
    'Calienta {el rapeseed-oil} en una cacerola y mueve {el onion} con {el salt} hasta que los trocitos estén suaves y apenas dorados en las orillas.',
    'Espolvorea {el curry-powder} y sigue moviendo hasta que huela a tienda de especias.',
    'Agrega {el sweet-potato}, {el red-lentils}, {el chickpeas}, {el coconut-milk-light} y {el water}. Espera el primer hervor, tapa y no lo toques hasta que un cubo de {sweet-potato} ceda al tenedor y {el red-lentils} se hayan deshecho.',
    'Hunde {el spinach} en el guiso, un puñado a la vez; está listo cuando todas las hojas se ven lacias y oscuras.',
  ],
  tip: 'De un día para otro se espesa. Un chorrito de agua al recalentarlo devuelve la salsa.',
} as const satisfies SpanishRecipeWords
