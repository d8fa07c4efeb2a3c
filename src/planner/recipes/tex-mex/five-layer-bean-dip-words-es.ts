import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fiveLayerBeanDipWordsEs = {
  title: 'Dip de frijol en cinco capas',
  blurb:
    'El dip de las fiestas en un vaso para dos: frijoles negros, {greek-yogurt-0} fresco, {avocado}, {salsa} y un poco de {cheddar}.',
  call: { 'black-beans': 'los frijoles', 'greek-yogurt-0': 'el yogur', 'lime-juice': 'el jugo de limón' },
  prep: { cheddar: 'rallado fino', 'spring-onion': 'en aritos finos' },
  steps: [
    'Con un tenedor, machaca {el black-beans} con {el cumin}, agregando unas gotas de agua, hasta que estén casi lisos. Ponlos en los vasos.',
    'Machaca {el avocado} con {el lime-juice}, que lo mantiene verde, y extiéndelo encima.',
    'Alisa {el greek-yogurt-0} con el dorso de una cuchara, hasta la orilla, y báñalo con {el salsa}.',
    'Termina con {el cheddar} y {el spring-onion}. Mete hasta el fondo rebanadas de {cucumber}, para llevarte todas las capas.',
  ],
} as const satisfies SpanishRecipeWords
