import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pintoBeanFajitasWordsEs = {
  title: 'Fajitas de frijol pinto con limón y {avocado}',
  blurb:
    'Pimientos tatemados y frijoles fritos hasta que truena la cáscara, enrollados con limón mientras todavía sisean.',
  call: {
    'rapeseed-oil': 'el aceite',
    'green-pepper': 'los pimientos',
    'pinto-beans': 'los frijoles',
    'garlic-powder': 'el ajo en polvo',
    'lime-juice': 'el jugo de limón',
    'corn-tortilla': 'las tortillas',
  },
  prep: {
    'green-pepper': 'en tiras',
    onion: 'en rebanadas gruesas',
    'pinto-beans': 'escurridos',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Calienta mucho un sartén con {1/2} {del rapeseed-oil} y dora {el green-pepper} y {el onion}. No los muevas seguido. Están listos cuando están suaves y quemaditos en partes.',
    'Agrega el resto del aceite, {el pinto-beans}, {el cumin}, {el paprika}, {el garlic-powder} y {el salt}. Sacude el sartén hasta que las cáscaras se abran y truenen aquí y allá.',
    'Rocía {el lime-juice} y mueve hasta que el sartén esté seco otra vez. Pasa todo a un tazón.',
    'Calienta {el corn-tortilla} en el sartén vacío hasta que se inflen y se ablanden, y rellénalas con las verduras y {el avocado}.',
  ],
  tip: 'El relleno sirve para el almuerzo. Corta el aguacate y calienta las tortillas al momento.',
} as const satisfies SpanishRecipeWords
