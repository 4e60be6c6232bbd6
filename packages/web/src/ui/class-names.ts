/** Joins class names and leaves out what is switched off. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
