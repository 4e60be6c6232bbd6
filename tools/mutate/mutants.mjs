import ts from 'typescript'

const SWAPPED = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

const condition = (node, text) => ({ kind: 'condition', node, text })

function conditionsOf(node) {
  if (ts.isBinaryExpression(node)) {
    const text = SWAPPED.get(node.operatorToken.kind)
    return text === undefined ? [] : [condition(node.operatorToken, text)]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [condition(node, node.operand.getText())]
  if (ts.isIfStatement(node)) return [condition(node.expression, `!(${node.expression.getText()})`)]
  if (ts.isConditionalExpression(node)) return [condition(node.condition, `!(${node.condition.getText()})`)]
  return []
}

function constantsOf(node) {
  if (ts.isNumericLiteral(node)) return [{ kind: 'constant', node, text: `(${node.getText()} + 1)` }]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ kind: 'constant', node, text: 'false' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ kind: 'constant', node, text: 'true' }]
  return []
}

const messagesOf = (node) =>
  ts.isStringLiteralLike(node) && ts.isPropertyAssignment(node.parent) && node === node.parent.initializer
    ? [{ kind: 'message', node, text: "'Something else.'" }]
    : []

/** A call whose answer nobody reads; without it, the rest goes on. */
function callsOf(node) {
  if (!ts.isExpressionStatement(node)) return []
  const { expression } = node
  const called =
    ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression
  return ts.isCallExpression(called) ? [{ kind: 'call', node: expression, text: 'undefined' }] : []
}

/** What an object carries; it goes with the comma behind it. */
function propertiesOf(node) {
  if (!ts.isObjectLiteralExpression(node.parent) || ts.isSpreadAssignment(node)) return []
  const { properties } = node.parent
  const next = properties[properties.indexOf(node) + 1]
  const end = next === undefined ? node.end : next.getStart()
  return [{ kind: 'property', node: { getStart: () => node.getStart(), end }, text: '' }]
}

const mutationsOf = (node, isText) =>
  isText
    ? [...conditionsOf(node), ...constantsOf(node), ...messagesOf(node)]
    : [...conditionsOf(node), ...constantsOf(node), ...callsOf(node), ...propertiesOf(node)]

/** Types say nothing at run time, names and descriptions of a schema are for people who read it. */
const isSkipped = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

/** Every place of a file that can be turned into a fault: a condition, a constant, a call, a property or, in a file of texts, a message. */
export function mutantsOf(file, source, isText) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const mutants = []
  const visit = (node) => {
    if (isSkipped(node)) return
    for (const { kind, node: at, text } of node.parent === undefined ? [] : mutationsOf(node, isText)) {
      const start = at.getStart()
      mutants.push({
        file,
        kind,
        start,
        line: tree.getLineAndCharacterOfPosition(start).line + 1,
        from: source.slice(start, at.end),
        to: text,
        source: source.slice(0, start) + text + source.slice(at.end),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants
}

/** The same sample for the same seed (mulberry32). */
export function sampleOf(all, count, seed) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const left = [...all]
  const sample = []
  while (sample.length < count && left.length > 0)
    sample.push(...left.splice(Math.floor(random() * left.length), 1))
  return sample
}
