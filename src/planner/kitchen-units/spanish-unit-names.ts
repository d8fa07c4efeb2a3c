import type { KitchenUnit, PackUnit } from '#planner/foods/food.ts'

type Sizes = 'small' | 'medium' | 'large'

/** The Spanish names of kitchen units and packs, for one of them and for several. */
export const spanishUnitNames: Readonly<
  Record<Exclude<KitchenUnit | PackUnit, Sizes>, readonly [one: string, many: string]>
> = {
  cup: ['taza', 'tazas'],
  tbsp: ['cucharada', 'cucharadas'],
  tsp: ['cucharadita', 'cucharaditas'],
  pinch: ['pizca', 'pizcas'],
  piece: ['pieza', 'piezas'],
  slice: ['rebanada', 'rebanadas'],
  clove: ['diente', 'dientes'],
  leaf: ['hoja', 'hojas'],
  sprig: ['ramita', 'ramitas'],
  stalk: ['tallo', 'tallos'],
  spear: ['tallo', 'tallos'],
  floret: ['ramito', 'ramitos'],
  pod: ['vaina', 'vainas'],
  head: ['cabeza', 'cabezas'],
  handful: ['puñado', 'puñados'],
  knob: ['trozo', 'trozos'],
  wedge: ['cuña', 'cuñas'],
  strip: ['tira', 'tiras'],
  fillet: ['filete', 'filetes'],
  steak: ['bistec', 'bistecs'],
  rasher: ['rebanada', 'rebanadas'],
  ball: ['bola', 'bolas'],
  sheet: ['hoja', 'hojas'],
  nest: ['nido', 'nidos'],
  bundle: ['atado', 'atados'],
  square: ['cuadrito', 'cuadritos'],
  sachet: ['sobre', 'sobres'],
  scoop: ['medida', 'medidas'],
  shot: ['shot', 'shots'],
  spray: ['rociada', 'rociadas'],
  bunch: ['manojo', 'manojos'],
  bag: ['bolsa', 'bolsas'],
  punnet: ['canastilla', 'canastillas'],
  packet: ['paquete', 'paquetes'],
  box: ['caja', 'cajas'],
  tray: ['charola', 'charolas'],
  tub: ['bote', 'botes'],
  block: ['bloque', 'bloques'],
  dozen: ['docena', 'docenas'],
  loaf: ['hogaza', 'hogazas'],
  can: ['lata', 'latas'],
  tin: ['lata', 'latas'],
  jar: ['frasco', 'frascos'],
  tube: ['tubo', 'tubos'],
  bottle: ['botella', 'botellas'],
  carton: ['cartón', 'cartones'],
  pouch: ['bolsita', 'bolsitas'],
  bar: ['barra', 'barras'],
}

/** Sizes, in the gender and number of what they describe: masculine, feminine, and both plurals. */
export const spanishSizes: Readonly<Record<Sizes, readonly [string, string, string, string]>> = {
  small: ['chico', 'chica', 'chicos', 'chicas'],
  medium: ['mediano', 'mediana', 'medianos', 'medianas'],
  large: ['grande', 'grande', 'grandes', 'grandes'],
}
