import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const wafuBeefTofuBurgerWordsEs = {
  title: {
    written: 'Hamburguesa wafu de {tofu} y res con shiitake y {daikon}',
    'gf-burger-bun': 'Hamburguesa wafu sin gluten de {tofu} y res con shiitake y {daikon}',
  },
  blurb: 'Mitad res, mitad {tofu}, y por eso más jugosa: suave, con hongos, {daikon} rallado y fresco, y soya.',
  call: {
    shiitake: 'los hongos',
    'beef-mince-10': 'la carne',
    'black-pepper': 'la pimienta',
    'burger-bun': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'sunflower-oil': 'el aceite',
    'rice-vinegar': 'el vinagre',
  },
  prep: {
    tofu: 'bien exprimido y desmoronado',
    shallot: '{picado|picados} muy fino',
    ginger: '{rallado|rallados}',
    shiitake: 'rebanados',
    daikon: '{rallado|rallados}',
  },
  steps: [
    'Amasa {el beef-mince-10}, {el tofu}, {el shallot}, {el ginger} y {el black-pepper} en un tazón hasta que la mezcla se una y se te pegue a la mano. Forma una hamburguesa para cada {burger-bun} y hazle un hoyito en el centro.',
    'Cocínalas en un sartén con una capa delgada de {1/2} {del sunflower-oil}, con la tapa entreabierta, y voltéalas a los {time}. Pica una para revisar. Están listas cuando el jugo es claro y no ves rosa.',
    'Aparta las hamburguesas y dora {el shiitake} en lo que queda {del sunflower-oil}. Están listos cuando las orillas crujen.',
    'Vierte {el soy-sauce} y {el rice-vinegar}, deja que siseen y revuelca ahí las hamburguesas.',
    'Tuesta {el burger-bun+} abiertos en el tostador. Exprime {el daikon} sobre el fregadero hasta que ya no gotee.',
    'Apila una hoja, la hamburguesa, {el shiitake}, una cucharada {del daikon} y la tapa.',
  ],
  tip: 'Ralla {el daikon} en el último momento. Después de {30 min} pierde fuerza y gana olor.',
} as const satisfies SpanishRecipeWords
