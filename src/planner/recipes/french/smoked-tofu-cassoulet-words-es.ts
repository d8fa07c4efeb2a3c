import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const smokedTofuCassouletWordsEs = {
  title: 'Cassoulet rápido de frijoles blancos con tofu ahumado',
  blurb:
    'La olla lenta de Toulouse, hecha rápida: frijoles suaves, {thyme}, {garlic}, bocados ahumados y una capa que truena.',
  call: {
    'smoked-tofu': 'el tofu',
    'haricot-beans': 'los frijoles',
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
  },
  prep: {
    'smoked-tofu': 'en cubitos',
    onion: '{picada|picadas}',
    carrot: 'en cubitos',
    garlic: '{picado|picados} finamente',
    thyme: 'en hojas',
    parsley: 'picado',
  },
  steps: [
    [
      {
        written:
          'Tuesta {el breadcrumbs} en una cucharadita de {olive-oil}, sacudiendo el sartén, hasta que suene y tenga color de avellana.',
        'gf-breadcrumbs':
          'Tuesta {el gf-breadcrumbs} en una cucharadita de {olive-oil}, sacudiendo el sartén, hasta que suene y tenga color de avellana.',
      },
      'Apártalo con {el parsley}.',
    ],
    'Fríe {el smoked-tofu} en el resto {del olive-oil} hasta que dos o tres lados estén crujientes, y sácalo.',
    'Baja el fuego y agrega {el onion} y {el carrot+}. Tapa y mueve de vez en cuando, hasta que un cubito ceda al presionarlo.',
    'Agrega {el garlic}, {el thyme} y {el tomato-puree}, y mueve hasta que todo esté color óxido.',
    'Agrega {el haricot-beans}, {el tinned-tomatoes}, {el water} y {el salt}. Aplasta una cucharada de {haricot-beans} contra la orilla para espesar, y deja que burbujee despacio hasta que ya no se vea aguado.',
    'Hunde {el smoked-tofu} entre {el haricot-beans} y esparce encima el pan con hierbas.',
  ],
  tip: 'El pan tostado que sobre sigue crujiente tres días en un frasco.',
} as const satisfies SpanishRecipeWords
