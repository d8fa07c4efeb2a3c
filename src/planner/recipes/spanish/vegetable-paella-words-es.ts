import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const vegetablePaellaWordsEs = {
  title: 'Paella de verduras con alcachofas y {butter-beans}',
  blurb: 'Ancha, delgada y dorada de {saffron}, con la costra del fondo que todos en la mesa quieren raspar.',
  call: {
    'arborio-rice': 'el arroz',
    'vegetable-stock': 'el caldo',
    'red-pepper': 'el pimiento',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
    'artichoke-hearts': 'las alcachofas',
    'butter-beans': 'las habas lima',
    lemon: 'el limón',
  },
  prep: {
    'red-pepper': 'en tiras',
    'green-beans': 'en tres',
    'artichoke-hearts': 'a la mitad',
    tomato: '{rallado|rallados} o {picado fino|picados finos}',
    garlic: '{picado|picados} finamente',
    lemon: 'en gajos',
  },
  steps: [
    'Calienta {el vegetable-stock} en una olla casi hasta que hierva y échale {el saffron}. Está listo cuando tiene color paja.',
    'Toma el sartén más ancho que tengas y dora {el red-pepper} y {el green-beans} en {el olive-oil} hasta que tengan manchitas cafés. Empújalos a la orilla.',
    'En el centro libre fríe {el garlic} y {el tomato} hasta tener una pasta roja y oscura, como mermelada. Incorpora {el smoked-paprika} unos segundos. Sigue cuando la cuchara deje una línea limpia.',
    'Revuelve {el arborio-rice} hasta que cada grano esté rojo, vierte {el vegetable-stock} amarillo y agrega {el salt}. Muévelo una última vez. Desde ahora ya no se toca.',
    'Acomoda encima {el butter-beans} y {el artichoke-hearts}. Deja que burbujee fuerte {time} y luego suave otros ocho. El arroz está listo cuando se ve seco por arriba y está tierno.',
    'Escucha cerca del final. Cuando el burbujeo se vuelve un crujido, se está formando la costra. Cuenta hasta sesenta y apaga la estufa.',
    'Cubre el sartén con un trapo {time} y llévalo a la mesa con {el lemon}.',
  ],
  tip: 'El arroz redondo para paella es el mejor. Le sigue el de risotto, siempre que no lo muevas.',
} as const satisfies SpanishRecipeWords
