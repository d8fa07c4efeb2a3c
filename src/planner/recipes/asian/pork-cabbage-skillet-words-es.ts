import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const porkCabbageSkilletWordsEs = {
  title: 'Cerdo con col en un solo sartén con {ground-ginger}',
  blurb: 'El relleno de un rollito primavera sin su envoltura: cerdo dorado, col dulce, {ground-ginger} y limón.',
  call: {
    'olive-oil': 'el aceite',
    'pork-mince-lean': 'el cerdo',
    'ground-ginger': 'el jengibre',
    'garlic-powder': 'el ajo en polvo',
    'lime-juice': 'el jugo de limón',
    'sesame-seeds': 'el ajonjolí',
  },
  prep: { carrot: 'en bastoncitos', cabbage: 'rallada', 'spring-onion': '{rebanada|rebanadas}' },
  steps: [
    'Desmorona {el pork-mince-lean} con {el ground-ginger}, {el garlic-powder} y {el chilli-flakes} en un sartén amplio con {1/2} {del olive-oil}. Deja que se fría sin moverlo hasta que chisporrotee, y luego sepáralo hasta que esté café y seco.',
    'Agrega el resto {del olive-oil}, {el carrot}, {el cabbage} y {el salt}, y saltea hasta que el montón baje a la mitad y aún esté firme al morder.',
    'Echa {el spring-onion}, {el lime-juice} y {el sesame-seeds}, y dale una vuelta más, hasta que deje de sisear.',
  ],
  tip: 'Frío, rellena hojas de lechuga para el almuerzo.',
} as const satisfies SpanishRecipeWords
