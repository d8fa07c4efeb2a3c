import type { DishKind } from '#planner/plate/dish/dish-kind.ts'
import { bake } from './bakes.ts'
import { boats } from './boats.ts'
import { burger } from './burger.ts'
import { porridge, soup } from './deep-bowl.ts'
import { dip } from './dips.ts'
import { folded } from './folded.ts'
import { glass } from './glass.ts'
import { jacket } from './jacket.ts'
import { layers } from './layers.ts'
import { mixedRice, pasta } from './noodles.ts'
import { omelette } from './omelette.ts'
import { openFaced } from './open-faced.ts'
import { panEggs } from './pan-eggs.ts'
import { pancakes } from './pancakes.ts'
import { parcel } from './parcel.ts'
import { plated } from './plated.ts'
import { rolls, skewers } from './rolls.ts'
import { round } from './round-cake.ts'
import { rows } from './rows.ts'
import { curry, onMash, pan, stew } from './saucy.ts'
import type { SceneRenderer } from './scene-context.ts'
import { tacos } from './tacos.ts'
import { salad, sectors } from './tossed-bowl.ts'

/** The scene renderer for each way to serve a dish. */
export const sceneRenderers = {
  BURGER: burger,
  TACOS: tacos,
  OPEN: openFaced,
  PANCAKES: pancakes,
  GLASS: glass,
  LAYERS: layers,
  DIP: dip,
  BOATS: boats,
  ROLLS: rolls,
  SKEWERS: skewers,
  FOLDED: folded,
  ROUND: round,
  OMELETTE: omelette,
  PARCEL: parcel,
  JACKET: jacket,
  ROWS: rows,
  PAN_EGGS: panEggs,
  PAN: pan,
  BAKE: bake,
  SOUP: soup,
  PORRIDGE: porridge,
  ON_MASH: onMash,
  PASTA: pasta,
  MIXED_RICE: mixedRice,
  CURRY: curry,
  STEW: stew,
  SECTORS: sectors,
  SALAD: salad,
  PLATED: plated,
} as const satisfies Record<DishKind, SceneRenderer>
