/** The part of JSON Schema that the schema of a partner is written in. */
export type SchemaNode = {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SchemaNode>>
  readonly type?: string | readonly string[]
  readonly about?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly format?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly items?: SchemaNode
  readonly prefixItems?: readonly SchemaNode[]
  readonly propertyNames?: SchemaNode
  readonly additionalProperties?: SchemaNode | boolean
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
}

export type OpenedNode = {
  readonly node: SchemaNode
  /** `null` is a value too. */
  readonly nullable: boolean
  /** The names of the definitions that were followed to get here. */
  readonly refs: readonly string[]
}

/** Follows references and sees through `… | null`; what stands beside a reference (a description) stays. */
export function openNode(root: SchemaNode, node: SchemaNode, refs: readonly string[] = []): OpenedNode {
  if (node.$ref !== undefined) {
    const name = node.$ref.slice(node.$ref.lastIndexOf('/') + 1)
    const { $ref: _ref, ...beside } = node
    return openNode(root, { ...root.$defs?.[name], ...beside }, [...refs, name])
  }
  if (Array.isArray(node.type)) {
    const [type, ...more] = node.type.filter((each: string) => each !== 'null')
    const alone = type === undefined || more.length > 0 ? node : { ...node, type }
    return { node: alone, nullable: node.type.includes('null'), refs }
  }
  const [first, ...others] = node.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const nullable = node.anyOf?.some(({ type }) => type === 'null') ?? false
  if (first === undefined || others.length > 0 || !nullable) return { node, nullable: false, refs }
  const { anyOf: _anyOf, ...beside } = node
  const opened = openNode(root, { ...first, ...beside }, refs)
  return { ...opened, nullable: true }
}
