import { line } from '#planner/plate/shapes/shape.ts'
import { between, range } from '#planner/plate/svg/path.ts'
import { disc } from '#planner/plate/svg/scatter.ts'
import { circle, type Dishware, type DishwareContext, groundShadow } from './dishware.ts'

/** An iron skillet, its handle to the lower right. */
export function pan({ defs, random }: DishwareContext, cx = 296, cy = 236, r = 196): Dishware {
  const turn = between(random, 22, 40)
  const handle = `M${r - 8}-24Q${r + 60}-15 ${r + 120}-19Q${r + 152}-18 ${r + 152} 0Q${r + 152} 18 ${r + 120} 19Q${r + 60} 15 ${r - 8} 24z`
  const scratches = range(9)
    .map(() => {
      const angle = random() * 6.28
      return `M${Math.round(cx + Math.cos(angle) * r * 0.8)} ${Math.round(cy + Math.sin(angle) * r * 0.8)}l${Math.round(between(random, -18, 18))} ${Math.round(between(random, -18, 18))}`
    })
    .join('')
  const drawn =
    groundShadow(defs, cx, cy, r, r, 0.42) +
    `<g transform="translate(${cx} ${cy})rotate(${turn.toFixed(1)})"><path d="${handle}" fill="#1d1a19" opacity=".25" transform="translate(12 10)"/><path d="${handle}" fill="${defs.slope('#5a5654', '#262322')}"/><path d="M${r + 20}-9Q${r + 70}-6 ${r + 110}-8" stroke="#8a8683" stroke-width="3" fill="none" opacity=".6"/><ellipse cx="${r + 132}" cy="0" rx="9" ry="7" fill="#171514"/></g>` +
    circle(cx, cy, r, defs.slope('#6a6664', '#1f1c1b')) +
    circle(cx, cy, r - 8, defs.slope('#252221', '#4a4644')) +
    circle(cx, cy, r * 0.89, defs.glow('#454140', '#2c2928')) +
    line(scratches, '#6d6866', 1.4, 'opacity=".3"')
  const over = line(
    `M${cx - r * 0.9} ${cy - r * 0.38}A${r * 0.977} ${r * 0.977} 0 0 1 ${cx - r * 0.38} ${cy - r * 0.9}`,
    '#b9b4b0',
    4,
    'opacity=".7"',
  )
  return { drawn, well: disc(cx, cy, r * 0.88), over }
}
