import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PAGE_MODULES } from '../../page-modules.ts'
import { featureRoutes } from './routes.ts'

const SOURCE = path.resolve(import.meta.dirname, '..')
const routeFile = (module: string) => {
  const noun = module.split('/')[2] ?? ''
  return readFileSync(path.join(SOURCE, `features/${noun}/${noun}-routes.tsx`), 'utf8')
}

it('names the module of every page that has a route', () => {
  const pages = featureRoutes.flatMap(({ id }) => (id === undefined || id === 'kit' ? [] : [id]))
  expect(Object.keys(PAGE_MODULES).sort()).toEqual([...pages, 'admin'].sort())
})

it.each(Object.entries(PAGE_MODULES).filter(([page]) => page !== 'admin'))(
  'names the module that the route of %s loads',
  (_page, module) => {
    const file = module.split('/').slice(3).join('/')
    expect(routeFile(module)).toContain(`import('./${file}')`)
  },
)
