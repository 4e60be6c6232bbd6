import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { parseSync, Visitor } from 'vite'

const WEB = import.meta.dirname
const routeFiles = () => [
  'src/app/routes.ts',
  ...readdirSync(path.join(WEB, 'src/features')).map((noun) => `src/features/${noun}/${noun}-routes.tsx`),
]

/** A route names its page and imports the module of its screen in one call. */
function routesIn(file: string): [page: string, module: string][] {
  if (!existsSync(path.join(WEB, file))) return []
  const { program } = parseSync(file, readFileSync(path.join(WEB, file), 'utf8'))
  const found: [string, string][] = []
  let page: string | undefined
  new Visitor({
    CallExpression({ callee, arguments: [named] }) {
      if (callee.type !== 'Identifier') return
      page = callee.name === 'guardedRoute' && named?.type === 'Literal' ? String(named.value) : undefined
    },
    ImportExpression({ source }) {
      if (page === undefined || source.type !== 'Literal') return
      found.push([page, path.posix.join(path.posix.dirname(file), String(source.value))])
    },
  }).visit(program)
  return found
}

const wizard = 'src/features/assessment/wizard-screen.tsx'
/** Those whose routes are made by other code than a name and a module. */
const OTHERS: Partial<Record<PageName | 'admin', string>> = {
  'fuel-type': wizard,
  'heating-system': wizard,
  'water-heating-system': wizard,
  'house-type': wizard,
  'area-basics': wizard,
  renovation: wizard,
  insulation: wizard,
  'windows-and-doors': wizard,
  'ventilation-system': wizard,
  'energy-bills': 'src/features/assessment/bills-screen.tsx',
  admin: 'src/app/admin-area.ts',
}

/** The module of each page's screen. The server names its files in the page's document, so that they load at once. */
export const PAGE_MODULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routeFiles().flatMap(routesIn)),
  ...OTHERS,
}
