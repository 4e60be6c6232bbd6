import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageName } from '@hearthlight/domain/partner/page-name'

const WEB = import.meta.dirname
/** A route names its page and the module of its screen side by side. */
const ROUTE = /guardedRoute\(\s*'([\w-]+)',\s*async \(\) => \(await import\('([\w./-]+)'\)\)/g

const routeFiles = () => [
  'src/app/routes.ts',
  ...readdirSync(path.join(WEB, 'src/features')).map((noun) => `src/features/${noun}/${noun}-routes.tsx`),
]

function* routesIn(file: string): Generator<[string, string]> {
  if (!existsSync(path.join(WEB, file))) return
  for (const [, page = '', module = ''] of readFileSync(path.join(WEB, file), 'utf8').matchAll(ROUTE))
    yield [page, path.posix.join(path.posix.dirname(file), module)]
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
  ...Object.fromEntries(routeFiles().flatMap((file) => [...routesIn(file)])),
  ...OTHERS,
}
