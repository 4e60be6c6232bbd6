/** Named by every stored result; raised when the same answers would give other figures. */
export const ENGINE_VERSION = '1.5.2'
