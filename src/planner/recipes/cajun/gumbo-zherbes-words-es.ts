import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gumboZherbesWordsEs = {
  title: "Gumbo z'herbes con {butter-beans}",
  blurb:
    'El gumbo verde del Jueves Santo: siete clases de hojas, dicen, pero con tres basta, en un caldo de roux oscuro.',
  call: {
    'sunflower-oil': 'el aceite',
    'green-pepper': 'el pimiento',
    'vegetable-stock': 'el caldo',
    'apple-cider-vinegar': 'el vinagre',
    'cajun-seasoning': 'el sazonador cajún',
  },
  prep: {
    onion: '{picada|picadas} finamente',
    'green-pepper': '{picado|picados} finamente',
    celery: '{picado|picados} finamente',
    garlic: '{machacado|machacados}',
    kale: 'en tiras',
    'collard-greens': 'en tiras',
  },
  steps: [
    'Mezcla {el sunflower-oil} y {el plain-flour} en una cacerola sin dejar de mover. La pasta pasa de crema a arena y a cacahuate. Detente cuando tenga el café de la cáscara de avellana.',
    'Echa de golpe {el onion}, {el green-pepper} y {el celery}, que detienen el roux. Mueve hasta que se ablanden.',
    'Revuelve {el garlic} y {el cajun-seasoning} {1 min}, y luego agrega {el vegetable-stock}, un cucharón a la vez, batiendo cada uno hasta que quede terso.',
    'Hunde {el kale} y {el collard-greens}, ponle {el salt} y hierve suave con la tapa ladeada hasta que las hojas sepan suaves y dulces.',
    'Agrega {el butter-beans} y {el spinach}, y cocina hasta que {el spinach} se hundan. Un chorrito de {apple-cider-vinegar} despierta el sabor verde.',
    'Calienta {el rice-cooked} y apriétalo en una taza. Desmóldalo en el centro de cada plato y vierte el gumbo alrededor.',
  ],
} as const satisfies SpanishRecipeWords
