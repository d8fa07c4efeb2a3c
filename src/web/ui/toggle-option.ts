/**
 * The choices after one of them was toggled, in the order of the options. The exclusive option `alone` ("none of
 * these") replaces all others, and any other replaces it.
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
