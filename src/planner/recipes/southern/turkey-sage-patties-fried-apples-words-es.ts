import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const turkeySagePattiesFriedApplesWordsEs = {
  title: 'Tortitas de pavo a la salvia con {apple+} al sartén',
  blurb:
    'La salchicha del desayuno de campo, hecha magra con tus manos, con salvia y pimienta, junto a {apple+} que saben a otoño.',
  call: {
    'dried-sage': 'la salvia',
    'turkey-mince': 'la carne',
    'olive-oil': 'el aceite',
    'chilli-flakes': 'el chile',
    'lemon-juice': 'el jugo de limón',
    'black-pepper': 'la pimienta',
  },
  prep: { apple: 'en octavos' },
  steps: [
    'Mezcla {el turkey-mince} con {el dried-sage}, {el black-pepper}, {el chilli-flakes} y {el salt}, solo hasta repartirlos parejo. Forma tortitas planas, tres por persona.',
    'Engrasa un sartén frío con {1/2} {del olive-oil}, acomódalas y enciende la estufa. Cocínalas más o menos {side} por lado, hasta que no quede rosa adentro. Como el sartén se calienta despacio, se doran sin secarse.',
    'Pasa las tortitas a un plato caliente. Pon {el apple+}, el resto {del olive-oil} y {el water} en el mismo sartén y tapa {time}, hasta que las manzanas estén suaves en las orillas.',
    'Destapa y agrega {el cinnamon}. Mueve hasta que {el water} se evapore y {el apple+} estén brillantes y suaves. Agrega {el lemon-juice}, que evita que empalaguen.',
  ],
  tip: 'Las tortitas crudas se congelan bien con papel entre ellas.',
} as const satisfies SpanishRecipeWords
