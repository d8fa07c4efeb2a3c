import type { ReactNode } from 'react'
import styles from './cloth.module.css'

/**
 * The green cloth below the question of a step, beside it on wide screens. On a phone it is a `stage` that takes the room
 * that is left; `low` below a long text; a `strip` that stays in sight below a long list of options; or a `sheet` as high
 * as what lies on it.
 */
export type ClothLook = 'stage' | 'low' | 'strip' | 'sheet'

export const Cloth = ({ look, children }: { look: ClothLook; children: ReactNode }) => (
  <div className={styles.cloth} data-look={look}>
    {children}
  </div>
)
