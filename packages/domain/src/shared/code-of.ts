/** A code made of a name, as people would write it. */
export const codeOf = (name: string, joint: '-' | '_' = '-'): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()
    .replaceAll(' ', joint)

/** The code where nothing has it yet, else with the next number behind it. */
export function freeCode(code: string, taken: readonly string[]): string {
  let [free, number] = [code, 2]
  while (taken.includes(free)) {
    free = `${code}_${number}`
    number += 1
  }
  return free
}
