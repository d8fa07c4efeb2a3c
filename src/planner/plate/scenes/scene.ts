import type { Cutlery } from '#planner/plate/table-setting/setting.ts'
import type { SceneContext } from './scene-context.ts'

/** A picture's content on its table, and what one eats it with. */
export type Scene = {
  readonly content: string
  readonly cutlery: Cutlery
  /** Seen from the side, on a table of its own: neither napkin nor seasonings lie about. */
  readonly ownBackdrop?: true
}
export type SceneRenderer = (context: SceneContext) => Scene
