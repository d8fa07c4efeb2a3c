/** The name of a food at the head of a line: "Chicken breasts". */
export const lineName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
