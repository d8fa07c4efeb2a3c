import { at, between, num, range } from '#planner/plate/svg/path.ts'

export const browned = (random: () => number, rx: number, ry: number, count: number): string =>
  range(count)
    .map(() => {
      const angle = random() * 6.283
      const out = Math.sqrt(random())
      return `M${at([Math.cos(angle) * rx * out, Math.sin(angle) * ry * out])}l${num(between(random, -7, 7))} ${num(between(random, -5, 5))}`
    })
    .join('')
