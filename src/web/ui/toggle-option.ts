/**
 * The choices after one of them was switched on or off, in the order of the options. The option that stands alone
 * ("none of these") takes the others' place, and they take its.
 */
export function toggleOption(
  chosen: readonly string[],
  option: string,
  options: readonly string[],
  alone: string | undefined,
): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option)
  if (option === alone) return [option]
  return options.filter((other) => other !== alone && (other === option || chosen.includes(other)))
}
