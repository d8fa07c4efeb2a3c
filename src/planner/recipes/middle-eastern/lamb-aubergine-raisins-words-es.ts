import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lambAubergineRaisinsWordsEs = {
  title: 'Cordero especiado con {aubergine} y pasas',
  blurb: 'Canela, comino y unas pasas, y un guiso de carne molida sabe a Damasco en vez de a lunes.',
  call: { 'lamb-mince': 'el cordero', 'garlic-powder': 'el ajo en polvo', 'olive-oil': 'el aceite' },
  prep: { aubergine: 'en cubos de {2 cm}', onion: '{picada|picadas}', parsley: 'picado' },
  steps: [
    'Dora {el lamb-mince} en una cacerola seca, separándolo, hasta que se fría en su propia grasa y no quede nada rosa. Sácalo y deja la grasa.',
    'Agrega {el olive-oil}, {el aubergine} y {el onion}. Voltéalas seguido, hasta que los cubos estén dorados por fuera y suaves al apretarlos.',
    'Espolvorea {el cumin}, {el cinnamon} y {el garlic-powder}, y mueve hasta que las especias huelan cálidas y dulces.',
    'Regresa {el lamb-mince} con {el passata}, {el raisins}, {el salt} y media taza de agua. Tapa y deja cocer hasta que {el aubergine} casi se deshaga y las pasas estén infladas.',
    'Revuelve con {el parsley} y deja reposar un momento fuera del fuego.',
  ],
} as const satisfies SpanishRecipeWords
