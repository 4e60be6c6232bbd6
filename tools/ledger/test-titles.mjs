import ts from 'typescript'

const RUNNERS = new Set(['it', 'test'])

/** The name a call starts from: `it`, `it.each(rows)` and `test.only` all start from their first word. */
function firstWord(callee) {
  let node = callee
  while (
    ts.isCallExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  )
    node = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression
  return ts.isIdentifier(node) ? node.text : ''
}

const isDescribe = (callee) => /\.describe\b/.test(callee.getText())

/** Every test of a file: the words of its title (a template's with its gaps) and its line. */
export function testTitles(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const titles = []
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      RUNNERS.has(firstWord(node.expression)) &&
      !isDescribe(node.expression)
    ) {
      const [title, ...rest] = node.arguments
      const isTest = rest.some(
        (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
      )
      if (isTest && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({
          text: title.getText().slice(1, -1),
          line: tree.getLineAndCharacterOfPosition(title.getStart()).line + 1,
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return titles
}
