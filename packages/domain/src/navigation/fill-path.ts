/** The names of the parameters in a path. */
export type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

export type Query = Readonly<Record<string, string | undefined>>

/** A path with its parameters filled in and a query appended; `page` names it where a parameter is missing. */
export function fillPath(
  page: string,
  path: string,
  params: Readonly<Record<string, string>>,
  query: Query,
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`the path of ${page} needs ${key}`)
    return encodeURIComponent(value)
  })
  const search = Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join('&')
  return search === '' ? filled : `${filled}?${search}`
}
