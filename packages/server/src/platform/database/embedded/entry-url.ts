/** A sibling entry file: TypeScript under the development runner, JavaScript in the build, both beside the caller. */
export function entryUrl(name: string, from: string): URL {
  return new URL(`./${name}${from.endsWith('.ts') ? '.ts' : '.js'}`, from)
}
