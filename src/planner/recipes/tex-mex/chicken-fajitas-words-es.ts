import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenFajitasWordsEs = {
  title: 'Fajitas de pollo con pimiento',
  blurb: 'Todo humeante de un solo sartén, con limón en el último segundo y {natural-yogurt} para refrescar.',
  call: {
    'rapeseed-oil': 'el aceite',
    'red-pepper': 'el pimiento',
    'lime-juice': 'el jugo de limón',
    'flour-tortilla': 'las tortillas',
    'corn-tortilla': 'las tortillas de maíz',
    'garlic-powder': 'el ajo en polvo',
  },
  prep: { 'chicken-breast': 'en tiras del ancho de un dedo', 'red-pepper': 'en tiras', onion: 'en rebanadas gruesas' },
  steps: [
    'Revuelve {el chicken-breast} con {el paprika}, {el cumin}, {el garlic-powder} y {el salt} hasta que esté rojo por completo.',
    'Calienta {1/2} {del rapeseed-oil} en tu sartén más grande hasta que brille. Fríe fuerte {el red-pepper} y {el onion}, volteándolos solo de vez en cuando, hasta que estén suaves y con orillas negras. Pásalos a un plato.',
    'Agrega el resto del aceite y el pollo en una sola capa. Voltea cada tira una vez, cuando se despegue del sartén. Están listas cuando la más gruesa está blanca hasta el centro.',
    'Regresa las verduras, vierte {el lime-juice} por la orilla y sacude hasta que se haya evaporado.',
    'Calienta {el flour-tortilla} una por una en el sartén ya limpio hasta que se inflen un poco, y rellénalas en la mesa con un poco de {natural-yogurt}.',
  ],
  tip: 'Guarda el relleno y las tortillas por separado. Frío, el relleno es una buena ensalada.',
} as const satisfies SpanishRecipeWords
