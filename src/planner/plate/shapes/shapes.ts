import { cherryHalf, crowned, drupe, fig, strawberry, wrinkled } from './berries.ts'
import { baton, cube, slab } from './blocks.ts'
import { bunHalf, loafCut, slice, soldier } from './breads.ts'
import { chunk } from './chunk.ts'
import { rasher, sausage } from './cured-meats.ts'
import { dollop, mash, splash } from './dollops.ts'
import { drumstick } from './drumstick.ts'
import { curd, friedEgg, halvedEgg } from './eggs.ts'
import { fillet, skinned } from './fillets.ts'
import { cracker, flatRound, quarter, triangle } from './flat-breads.ts'
import { floret, layered, mushroom } from './heads.ts'
import { frill, leaf, lobed } from './leaves.ts'
import { carved, chop, seared } from './meats.ts'
import { curl, filledDate, kernel, walnut } from './nuts.ts'
import { tangle, tube } from './pastas.ts'
import { prawn } from './prawn.ts'
import { ball, coin, holed, kiwiSlice, ring, rings, seededCoin, tomatoHalf, tomatoSlice, wheel } from './rounds.ts'
import { type Shape, sprites } from './shape.ts'
import { finger, meatball, patty } from './shaped-meats.ts'
import { crab, flake, sardine, shell } from './small-fish.ts'
import { frond, spear, sprig } from './sprigs.ts'
import { ribbon, strip } from './strips.ts'
import { crumbs, flecks, strokes } from './strokes.ts'
import { crescent, wedge } from './wedges.ts'

/** How a piece of a shape is drawn: half its length in pixels, the grams it stands for, its role in the dish. */
type ShapeRow = {
  readonly draw: Shape
  readonly size: number
  readonly grams: number
  readonly role: Role
}

/**
 * STARCH and PASTA are at the bottom, LEAF is a bed, PIECE is an ordinary visible food, CREAM is on top in spoonfuls,
 * SCATTER is scattered over everything at the end.
 */
export type Role = 'STARCH' | 'PASTA' | 'BREAD' | 'LEAF' | 'MEAT' | 'PIECE' | 'CREAM' | 'SCATTER'

const row = (draw: Shape, size: number, grams: number, role: Role): ShapeRow => ({ draw, size, grams, role })

export const shapes = {
  GRAIN: row(strokes({ long: 2.8, bend: 0.06, gleam: 0.5 }), 5.5, 0.4, 'STARCH'),
  PELLET: row(strokes({ long: 1.3, gleam: 0.5 }), 3.6, 0.35, 'STARCH'),
  OATS: row(strokes({ long: 1.5, gleam: 0.6 }), 5, 0.6, 'STARCH'),
  TANGLE: row(tangle, 46, 4, 'PASTA'),
  TUBE: row(sprites(tube, 4), 17, 1.4, 'PASTA'),
  ORZO: row(strokes({ long: 2.6, gleam: 0.5 }), 6.5, 0.5, 'PASTA'),

  BEAN: row(strokes({ long: 1.75, bend: 0.12 }), 9.5, 1.8, 'PIECE'),
  PEA: row(strokes({ long: 1 }), 6.6, 1.3, 'PIECE'),
  KERNEL_CORN: row(strokes({ long: 1.25, gleam: 0.5 }), 6.5, 1, 'PIECE'),
  CHICKPEA: row(strokes({ long: 1.12, gleam: 0.55 }), 8.8, 2.2, 'PIECE'),
  LENTIL: row(strokes({ long: 1.15, gleam: 0.4, layers: 3 }), 4, 0.5, 'PIECE'),
  SHRED: row(strokes({ long: 9, bend: 0.22, gleam: 0.5 }), 19, 1.2, 'PIECE'),
  MATCH: row(strokes({ long: 6.5, gleam: 0.5 }), 19, 1.6, 'PIECE'),
  PULLED: row(strokes({ long: 4.6, bend: 0.14, gleam: 0.4, layers: 3 }), 21, 3.4, 'MEAT'),
  STRAND: row(strokes({ long: 11, bend: 0.3, gleam: 0.4 }), 22, 0.6, 'SCATTER'),
  DICE: row(sprites(cube), 7.5, 2, 'PIECE'),
  CRUMBLE: row(crumbs, 6.5, 1.4, 'MEAT'),
  CRUMBS: row(crumbs, 4.6, 0.8, 'SCATTER'),
  SEED: row(strokes({ long: 1.9, gleam: 0.45 }), 6, 0.28, 'SCATTER'),
  SESAME: row(strokes({ long: 1.6, gleam: 0, layers: 1 }), 2.4, 0.1, 'SCATTER'),
  CAPER: row(strokes({ long: 1.15 }), 4.6, 0.5, 'SCATTER'),
  HERB: row(flecks, 3.2, 0.16, 'SCATTER'),
  DUST: row(flecks, 1.5, 0.06, 'SCATTER'),

  COIN: row(sprites(coin), 16, 6, 'PIECE'),
  SEEDED_COIN: row(sprites(seededCoin), 19, 7, 'PIECE'),
  WHEEL: row(sprites(wheel), 26, 14, 'PIECE'),
  KIWI: row(sprites(kiwiSlice), 25, 12, 'PIECE'),
  TOMATO_SLICE: row(sprites(tomatoSlice), 29, 18, 'PIECE'),
  TOMATO_HALF: row(sprites(tomatoHalf), 16, 7, 'PIECE'),
  BALL: row(sprites(ball), 13, 5, 'PIECE'),
  HOLED: row(sprites(holed), 10, 3, 'PIECE'),
  RING: row(sprites(ring), 15, 3, 'PIECE'),
  RINGS: row(sprites(rings), 9, 2, 'PIECE'),
  CUBE: row(sprites(cube), 12.5, 7, 'PIECE'),
  BATON: row(sprites(baton), 30, 8, 'PIECE'),
  SLAB: row(sprites(slab), 27, 18, 'PIECE'),
  STRIP: row(sprites(strip), 22, 5, 'PIECE'),
  CRESCENT: row(sprites(crescent), 26, 8, 'PIECE'),
  WEDGE: row(sprites(wedge), 25, 16, 'PIECE'),
  RIBBON: row(sprites(ribbon), 27, 4, 'PIECE'),
  SPEAR: row(sprites(spear), 46, 9, 'PIECE'),
  FLORET: row(sprites(floret), 20, 12, 'PIECE'),
  MUSHROOM: row(sprites(mushroom), 16, 7, 'PIECE'),
  LAYERED: row(sprites(layered), 26, 14, 'PIECE'),

  LEAF: row(sprites(leaf), 22, 1.6, 'LEAF'),
  FRILL: row(sprites(frill), 33, 4.5, 'LEAF'),
  LOBED: row(sprites(lobed), 27, 1.6, 'LEAF'),
  SPRIG: row(sprites(sprig), 24, 2, 'LEAF'),
  HERB_LEAF: row(sprites(leaf), 12, 0.6, 'SCATTER'),
  HERB_SPRIG: row(sprites(sprig), 15, 0.9, 'SCATTER'),
  FROND: row(sprites(frond), 15, 0.6, 'SCATTER'),

  STRAWBERRY: row(sprites(strawberry), 18, 8, 'PIECE'),
  DRUPE: row(sprites(drupe), 13, 4, 'PIECE'),
  CROWNED: row(sprites(crowned), 9, 1.8, 'PIECE'),
  CHERRY: row(sprites(cherryHalf), 13, 5, 'PIECE'),
  FIG: row(sprites(fig), 26, 16, 'PIECE'),
  WRINKLED: row(sprites(wrinkled), 8, 1, 'SCATTER'),
  DATE: row(sprites(filledDate), 34, 20, 'PIECE'),
  ALMOND: row(sprites(kernel), 9, 1.2, 'SCATTER'),
  WALNUT: row(sprites(walnut), 14, 3, 'SCATTER'),
  CURL: row(sprites(curl), 13, 1, 'SCATTER'),

  CHUNK: row(sprites(chunk), 21, 16, 'MEAT'),
  SEARED: row(sprites(seared), 78, 150, 'MEAT'),
  CARVED: row(sprites(carved), 37, 18, 'MEAT'),
  CHOP: row(sprites(chop), 84, 150, 'MEAT'),
  DRUMSTICK: row(sprites(drumstick), 66, 94, 'MEAT'),
  PATTY: row(sprites(patty), 42, 50, 'MEAT'),
  MEATBALL: row(sprites(meatball), 24, 22, 'MEAT'),
  FINGER: row(sprites(finger), 60, 44, 'MEAT'),
  RASHER: row(sprites(rasher), 52, 16, 'MEAT'),
  SAUSAGE: row(sprites(sausage), 15, 7, 'MEAT'),
  PRAWN: row(sprites(prawn), 24, 11, 'MEAT'),
  FILLET: row(sprites(fillet), 104, 140, 'MEAT'),
  SKINNED: row(sprites(skinned), 104, 120, 'MEAT'),
  SARDINE: row(sprites(sardine), 42, 16, 'MEAT'),
  FLAKE: row(sprites(flake), 20, 9, 'MEAT'),
  CRAB: row(sprites(crab, 4), 20, 7, 'MEAT'),
  SHELL: row(sprites(shell), 15, 6, 'MEAT'),
  FRIED_EGG: row(sprites(friedEgg), 44, 50, 'MEAT'),
  HALVED_EGG: row(sprites(halvedEgg), 30, 25, 'MEAT'),
  CURD: row(sprites(curd), 22, 9, 'MEAT'),

  SLICE: row(sprites(slice), 84, 40, 'BREAD'),
  LOAF_CUT: row(sprites(loafCut), 46, 16, 'BREAD'),
  FLAT_ROUND: row(sprites(flatRound), 78, 26, 'BREAD'),
  QUARTER: row(sprites(quarter), 50, 16, 'BREAD'),
  TRIANGLE: row(sprites(triangle), 22, 3, 'BREAD'),
  CRACKER: row(sprites(cracker), 36, 8, 'BREAD'),
  BUN_HALF: row(sprites(bunHalf), 62, 27, 'BREAD'),
  SOLDIER: row(sprites(soldier), 38, 8, 'BREAD'),

  DOLLOP: row(sprites(dollop), 27, 22, 'CREAM'),
  MASH: row(sprites(mash), 27, 22, 'CREAM'),
  SPLASH: row(sprites(splash), 22, 10, 'CREAM'),
} as const satisfies Record<string, ShapeRow>

export type ShapeName = keyof typeof shapes
