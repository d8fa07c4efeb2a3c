import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lemongrassTurkeyBanhMiBurgerWordsEs = {
  title: {
    written: 'Hamburguesa de pavo con {lemongrass} estilo bánh mì',
    'gf-burger-bun': 'Hamburguesa sin gluten de pavo con {lemongrass} estilo bánh mì',
  },
  blurb: {
    written:
      'Todo lo del sándwich de Saigón en {un burger-bun}: pavo aromático, {carrot} encurtida al momento, {cucumber} y salsa de chile.',
    'gf-burger-bun':
      'Todo lo del sándwich de Saigón en {un gf-burger-bun}: pavo aromático, {carrot} encurtida al momento, {cucumber} y salsa de chile.',
  },
  call: {
    'burger-bun': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'rice-vinegar': 'el vinagre',
    'turkey-mince': 'la carne',
    'vegan-mayonnaise': 'la mayonesa',
  },
  prep: {
    carrot: 'en bastoncitos finos',
    lemongrass: 'solo el corazón tierno, picado hasta hacerlo polvo',
    garlic: '{rallado|rallados}',
    cucumber: 'en rebanadas largas',
  },
  steps: [
    'Masajea {el carrot} con {el rice-vinegar} y {1/2} {del salt}, y deja que se ablande y brille.',
    'Incorpora {el lemongrass}, {el garlic}, {el lime-juice} y el resto {del salt} {al turkey-mince}. Mójate las manos y forma una hamburguesa para cada {burger-bun}, un poco más ancha.',
    'Acomódalas en un sartén caliente con {el rapeseed-oil}. Cocínalas unos {5 min} antes de voltearlas y cinco después. Corta una para ver que no quede rosa adentro.',
    'Dora {el burger-bun+} en el tostador y úntalos con {el mayonnaise-light} y {el hot-sauce}, ya revueltas.',
    'Arma desde abajo: {cucumber}, la hamburguesa, {el carrot} bien exprimida y {el coriander} con sus tallos.',
  ],
  tip: '¿No hay {lemongrass} fresco? La ralladura de un limón y un poco más de jengibre se le acercan.',
} as const satisfies SpanishRecipeWords
