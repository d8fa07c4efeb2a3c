import { at, between, num, range, turned } from '#planner/plate/svg/path.ts'

export const freckles = (
  random: () => number,
  count: number,
  rx: number,
  ry: number,
  turn: number,
  far: number,
): string =>
  range(count)
    .map(() => {
      const angle = random() * 6.283
      const out = Math.sqrt(random())
      const [p = [0, 0]] = turned([[Math.cos(angle) * out * rx, Math.sin(angle) * out * ry]], turn)
      return `M${p.map(num).join(' ')}l${num(between(random, -far, far) + 0.1)} ${num(between(random, -far, far))}`
    })
    .join('')

export const browned = (random: () => number, rx: number, ry: number, count: number): string =>
  range(count)
    .map(() => {
      const angle = random() * 6.283
      const out = Math.sqrt(random())
      return `M${at([Math.cos(angle) * rx * out, Math.sin(angle) * ry * out])}l${num(between(random, -7, 7))} ${num(between(random, -5, 5))}`
    })
    .join('')
