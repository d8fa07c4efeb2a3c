import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lambKeemaSweetPotatoWordsEs = {
  title: 'Keema de cordero con {sweet-potato} y {spinach}',
  blurb:
    'Cordero molido y bien dorado con {ginger} y especias cálidas, y cubos suaves de {sweet-potato} que calman el picor.',
  call: { 'lamb-mince': 'la carne', 'tinned-tomatoes': 'los tomates', 'lemon-juice': 'el jugo de limón' },
  prep: {
    onion: '{picada chica|picadas chicas}',
    ginger: '{picado|picados} finamente',
    garlic: '{picado|picados} finamente',
    'sweet-potato': '{pelado|pelados}, en cubos del tamaño de una avellana',
  },
  steps: [
    'Desmorona {el lamb-mince} en un sartén frío, ponlo a fuego alto y no lo muevas. Suelta su propia grasa. Sepárala cuando tenga costra por abajo y voltéala hasta que no se vea rosa.',
    'Haz espacio en el centro para {el onion}, {el ginger} y {el garlic}, y revuélvelos cuando estén suaves y huelan bien.',
    'Agrega {el garam-masala}, {el turmeric} y {el salt}. Mueve hasta que todo esté amarillo mostaza y empiece a pegarse.',
    'Agrega {el sweet-potato}, {el tinned-tomatoes} y {el water}, tapa y deja que los cubos se cuezan al vapor hasta que la punta de un cuchillo los atraviese.',
    'Destapa, pon encima {el spinach} y cocina hasta que las hojas se ablanden y la keema esté húmeda pero no aguada.',
    'Termina con {el lemon-juice} y prueba {el salt} y el picor.',
  ],
} as const satisfies SpanishRecipeWords
