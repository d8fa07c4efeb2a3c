/** Reads an element of an array whose index is known to be in range. `?? 0` is for the compiler alone; V8 optimises it away. */
export const at = (table: { readonly [index: number]: number }, index: number): number => table[index] ?? 0

/** The same for one kind of table each: where loops are long, that is twice as fast. */
export const floatAt = (table: Float64Array, index: number): number => table[index] ?? 0
export const intAt = (table: Int32Array, index: number): number => table[index] ?? 0
export const shortAt = (table: Uint16Array, index: number): number => table[index] ?? 0
export const byteAt = (table: Uint8Array, index: number): number => table[index] ?? 0
