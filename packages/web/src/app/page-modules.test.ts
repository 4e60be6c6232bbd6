import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PAGE_MODULES } from '../../page-modules.ts'
import { embedPages } from './embed-routes.ts'
import { featureRoutes } from './routes.ts'

const WEB = path.resolve(import.meta.dirname, '../..')

it('names the module of every page that has a route', () => {
  const pages = [...featureRoutes, ...embedPages].flatMap(({ id }) =>
    id === undefined || id === 'kit' || id === 'not-found' ? [] : [id],
  )
  expect(Object.keys(PAGE_MODULES).sort()).toEqual([...pages, 'admin'].sort())
  expect(Object.values(PAGE_MODULES).filter((module) => !existsSync(path.join(WEB, module)))).toEqual([])
})

it.each(Object.entries(PAGE_MODULES).filter(([, module]) => module.startsWith('src/features/assessment/')))(
  'names the module that the route of %s loads',
  (_page, module) => {
    const routes = readFileSync(path.join(WEB, 'src/features/assessment/assessment-routes.tsx'), 'utf8')
    expect(routes).toContain(`import('./${path.basename(module)}')`)
  },
)
