import ts from 'typescript'

const hasBody = (node) => ts.isFunctionLike(node) && node.body !== undefined

/** Where the innermost function around a place begins; none around what is run when the file is loaded. */
function functionAround(tree, position) {
  let found
  const visit = (node) => {
    if (position < node.getStart() || position >= node.end) return
    if (hasBody(node)) found = node
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return found
}

const treeOf = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)

/** The name of the function a fault stands in; the same for every fault in it. */
export function markOf({ file, start }, source) {
  const around = functionAround(treeOf(file, source), start)
  return around === undefined ? undefined : `${file}:${around.getStart()}`
}

function insertionsAt(body, mark) {
  const note = `globalThis.reachedMarks?.add(${JSON.stringify(mark)})`
  if (ts.isBlock(body)) return [{ at: body.getStart() + 1, text: `${note};` }]
  return [
    { at: body.getStart(), text: `(${note}, ` },
    { at: body.end, text: ')' },
  ]
}

/** The source of a file in which each function that holds one of the faults says when it is entered. */
export function withMarks(file, source, faults) {
  const tree = treeOf(file, source)
  const bodies = new Map()
  for (const { start } of faults) {
    const around = functionAround(tree, start)
    if (around !== undefined) bodies.set(around.body, `${file}:${around.getStart()}`)
  }
  return [...bodies]
    .flatMap(([body, mark]) => insertionsAt(body, mark))
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source)
}
