import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const picadilloSweetPotatoWordsEs = {
  title: 'Picadillo con {sweet-potato} y {raisins}',
  blurb:
    'El picadillo de toda abuela mexicana: un poco dulce, un poco ácido, cálido de {cinnamon} y con aceitunas verdes.',
  call: {
    'beef-mince-5': 'la carne',
    'green-olives': 'las aceitunas',
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
  },
  prep: {
    onion: '{picada|picadas}',
    garlic: '{picado|picados}',
    jalapeno: '{picado|picados}, sin semillas para que pique menos',
    'sweet-potato': 'en cubos del tamaño de una uña',
    'green-olives': 'rebanadas',
  },
  steps: [
    'Desmorona {el beef-mince-5} en un sartén amplio y muy caliente con {el olive-oil}. No la muevas hasta que esté dorada por abajo. Luego sepárala hasta que no quede rosa.',
    'Incorpora {el onion}, {el garlic} y {el jalapeno}, y mueve hasta que {el onion} esté suave.',
    'Espolvorea {el cumin} y {el cinnamon}, y mueve hasta que tu cocina huela a panadería junto a una carnicería.',
    'Hunde {el sweet-potato} en la carne, vierte encima {el tinned-tomatoes} y {el water}, agrega {el raisins} y {el salt}, y tapa. Está listo cuando un cubo se aplasta contra la orilla.',
    'Destapa, incorpora {el green-olives} y cocina hasta que se consuma el último jugo.',
  ],
  tip: 'Lo que sobre, en hojas de lechuga, o en tortillas si comes maíz.',
} as const satisfies SpanishRecipeWords
